import type { AnswerOf } from '#contract/endpoint.ts';
import type { listHooks as endpoint } from '#contract/hooks/hooks.endpoints.ts';
import type { Context } from '#server/context.ts';
import { selectHooks } from './select-hooks.ts';

/** What automation tools have subscribed to in the workspace, and where the Zapier app of this installation is. */
export async function listHooks(ctx: Context): Promise<AnswerOf<typeof endpoint>> {
  const isOurs = ctx.labels.ofWorkspace(ctx.workspace.id) === null;
  return {
    data: await selectHooks(ctx),
    // Under a white label the app would say whose product it is.
    zapierAppUrl: isOurs ? (ctx.config.ZAPIER_APP_URL ?? null) : null,
  };
}
