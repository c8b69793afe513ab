import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import type { Context } from '#server/context.ts';
import type { ListedTool } from '#server/ports/tool-servers.ts';
import { presentToolServer } from './present-tool-server.ts';
import { type ToolServerRow, toolServer } from './tool-servers.table.ts';

/** Stores what a remote server has just listed, with what else has changed. Only tools that are as before stay allowed. */
export async function storeListed(
  ctx: Context,
  row: ToolServerRow,
  listed: readonly ListedTool[],
  changed: Partial<Pick<ToolServerRow, 'createdBy' | 'token' | 'tokenEnd'>> = {},
): Promise<ToolServer> {
  const tools = listed.map((tool) => ({
    ...tool,
    isAllowed: row.tools.some((before) => isDeepStrictEqual(before, { ...tool, isAllowed: true })),
  }));
  const changes = { ...changed, tools, listedAt: ctx.clock.now(), refusedAt: null };
  await ctx.db.update(toolServer).set(changes).where(eq(toolServer.id, row.id));
  return presentToolServer({ ...row, ...changes });
}
