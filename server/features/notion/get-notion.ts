import type { NotionState } from '#contract/notion/notion.schemas.ts';
import { hasRole } from '#core/safety/has-role.ts';
import type { Context } from '#server/context.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { findNotionConnection } from './find-notion-connection.ts';

/** The connection as its owner sees it, and what signing in still needs. */
export async function getNotion(ctx: Context): Promise<NotionState> {
  const row = await findNotionConnection(ctx);
  const { NOTION_CLIENT_ID, NOTION_CLIENT_SECRET } = ctx.config;
  const missingSettings = Object.entries({ NOTION_CLIENT_ID, NOTION_CLIENT_SECRET })
    // Notion leads back to one address only, which names the product.
    .filter(([, value]) => !value || labelStore.getStore())
    .map(([name]) => name);
  const connection = row && {
    workspaceName: row.workspaceName,
    method: row.method,
    tokenEnd: row.tokenEnd,
    needsReconnect: row.refusedAt !== null,
  };
  const canConnect = 'role' in ctx.actor && hasRole(ctx.actor.role, 'admin');
  return { connection, canConnect, missingSettings };
}
