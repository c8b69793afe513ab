import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { createHook as endpoint } from '#contract/hooks/hooks.endpoints.ts';
import type { Hook } from '#contract/hooks/hooks.schemas.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { requireEndpoint } from '#server/features/webhooks/require-endpoint.ts';
import { storeWebhook } from '#server/features/webhooks/store-webhook.ts';
import { webhook } from '#server/features/webhooks/webhooks.table.ts';
import { selectHooks } from './select-hooks.ts';

/**
 * Subscribes a URL to an event with its data. `invalid-input` for a URL that is not public, `not-found` for an agent that is not
 * there, `cannot-process` when there are too many.
 */
export async function createHook(
  ctx: Context,
  { targetUrl, event, agentId }: BodyOf<typeof endpoint>,
): Promise<Hook> {
  requireEndpoint(ctx, targetUrl, 'targetUrl');
  if (agentId !== undefined) await findAgent(ctx, agentId);
  const { id } = await storeWebhook(ctx, {
    name: new URL(targetUrl).host,
    url: targetUrl,
    events: [event],
    payload: 'full',
    isHook: true,
    agentId: agentId ?? null,
  });
  const [made] = await selectHooks(ctx, eq(webhook.id, id));
  if (made === undefined) throw failure('not-found');
  return made;
}
