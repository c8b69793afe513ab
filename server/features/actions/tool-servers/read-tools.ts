import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import type { ListedTool, ToolServerAddress } from '#server/ports/tool-servers.ts';
import { noteToken } from './note-token.ts';
import type { ToolServerRow } from './tool-servers.table.ts';

/**
 * The tools of a remote server; `cannot-process` with the reason where it does not tell them.
 * @param used the server as it is stored, where its own token is used: whether that is accepted is noted
 */
export async function readTools(
  ctx: Context,
  address: ToolServerAddress,
  signal: AbortSignal,
  used?: ToolServerRow,
): Promise<ListedTool[]> {
  await ctx.rateLimiter.hit(['action-test-of-workspace', ctx.workspace.id]);
  const listed = await ctx.toolServers.listTools(address, signal);
  if (used !== undefined) await noteToken(ctx, used, listed);
  if ('problem' in listed) throw failure('cannot-process', { message: listed.problem });
  return listed.tools;
}
