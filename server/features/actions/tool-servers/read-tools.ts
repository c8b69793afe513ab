import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import type { ListedTool, ToolServerAddress } from '#server/ports/tool-servers.ts';

/** The tools of a remote server; `cannot-process` with the reason where it does not tell them. */
export async function readTools(
  ctx: Context,
  address: ToolServerAddress,
  signal: AbortSignal,
): Promise<ListedTool[]> {
  await ctx.rateLimiter.hit(['action-test-of-workspace', ctx.workspace.id]);
  const listed = await ctx.toolServers.listTools(address, signal);
  if ('problem' in listed) throw failure('cannot-process', { message: listed.problem });
  return listed.tools;
}
