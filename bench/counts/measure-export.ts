import type { Context } from '#server/context.ts';
import { exportConversations } from '#server/features/inbox/export-conversations.ts';

/**
 * Reads the export of all messages to its end, and tells its size, its time, and how much more memory was in use in its
 * second half than in its first: that of a stream does not grow.
 */
export async function measureExport(ctx: Context, agentId: string): Promise<string> {
  const startedMs = performance.now();
  const response = exportConversations(ctx, { agentId, format: 'csv' });
  const used: number[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > used.length * 1_000_000) used.push(process.memoryUsage().rss);
  }
  const seconds = (performance.now() - startedMs) / 1_000;
  const half = Math.floor(used.length / 2);
  const growth = Math.max(...used.slice(half)) - Math.max(...used.slice(0, Math.max(1, half)));
  const megabytes = (size: number) => `${(size / 1_000_000).toFixed(0)} MB`;
  return `export as CSV: ${megabytes(bytes)} in ${seconds.toFixed(1)} s, memory grows by ${megabytes(growth)} in its second half`;
}
