import type { NotionState } from '#contract/notion/notion.schemas.ts';
import { roles } from '#contract/workspaces/workspaces.ts';
import type { Context } from '#server/context.ts';
import { findNotionConnection } from './find-notion-connection.ts';

/** The connection as its owner sees it, and what signing in still needs. */
export async function getNotion(ctx: Context): Promise<NotionState> {
  const row = await findNotionConnection(ctx);
  const { NOTION_CLIENT_ID, NOTION_CLIENT_SECRET } = ctx.config;
  const missingSettings = Object.entries({ NOTION_CLIENT_ID, NOTION_CLIENT_SECRET })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  const connection = row && {
    workspaceName: row.workspaceName,
    method: row.method,
    tokenEnd: row.tokenEnd,
    needsReconnect: row.refusedAt !== null,
  };
  const canConnect = 'role' in ctx.actor && roles.indexOf(ctx.actor.role) >= roles.indexOf('admin');
  return { connection, canConnect, missingSettings };
}
