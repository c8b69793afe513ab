import type { Context as HonoContext } from 'hono';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { failAsNotion } from '../fail-as-notion.ts';
import { storeNotionConnection } from '../store-notion-connection.ts';
import { notionRedirectUri } from './notion-redirect-uri.ts';
import { notionStep } from './notion-step.ts';
import { requireBrowser } from './require-browser.ts';

const expired = 'Signing in to Notion took too long or was started in another window. Please try again.';

/** Exchanges the code that Notion gave. It counts only in the browser and workspace that began, and once. */
export async function finishNotionSignIn(
  ctx: Context,
  http: HonoContext,
  { code, state }: { code: string; state: string },
): Promise<void> {
  requireBrowser(ctx);
  const begun = notionStep.read(http, ctx);
  notionStep.clear(http, ctx);
  if (begun === null || begun.state !== state || begun.workspaceId !== ctx.workspace.id) {
    throw failure('cannot-process', { message: expired });
  }
  const tokens = await failAsNotion(
    () => ctx.notion.exchangeCode({ code, redirectUri: notionRedirectUri(ctx) }),
    expired,
  );
  await storeNotionConnection(ctx, 'sign-in', tokens);
}
