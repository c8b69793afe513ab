import { randomBytes } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { notionRedirectUri } from './notion-redirect-uri.ts';
import { notionStep } from './notion-step.ts';
import { requireBrowser } from './require-browser.ts';

/** Where the browser goes to choose in Notion what to share. It must be the browser that comes back. */
export async function startNotionSignIn(ctx: Context, http: HonoContext, agentId: string): Promise<string> {
  requireBrowser(ctx);
  await findAgent(ctx, agentId);
  if (labelStore.getStore())
    throw failure('cannot-process', { message: 'Connect Notion with a token of an internal connection.' });
  const state = randomBytes(24).toString('base64url');
  const url = ctx.notion.authorizationUrl({ state, redirectUri: notionRedirectUri(ctx) });
  if (url === null) {
    throw failure('cannot-process', {
      message:
        'Signing in to Notion is not set up here. Set NOTION_CLIENT_ID and NOTION_CLIENT_SECRET, or connect with a token.',
    });
  }
  notionStep.set(http, ctx, { state, workspaceId: ctx.workspace.id, agentId });
  return url;
}
