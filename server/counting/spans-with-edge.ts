import { type SQL, sql } from 'drizzle-orm';
import type { SplitRange } from './split-range.ts';
import { uncountedSpans } from './uncounted-spans.ts';

/** As `uncountedSpans`, with the part of a step at the beginning. */
export function spansWithEdge(workspaceId: string, range: SplitRange): SQL {
  if (range.edge === null) return uncountedSpans(workspaceId, range);
  const { from, to } = range.edge;
  return sql`${uncountedSpans(workspaceId, range)} union all select ${from}::timestamptz, ${to}::timestamptz`;
}
