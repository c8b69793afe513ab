import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { isWaiting } from './is-waiting.ts';

export interface WaitingDocument {
  id: string;
  agentId: string;
  sourceId: string;
  title: string;
  version: number;
}

/** The documents of an agent whose new text waits for its tests. */
export function listWaiting(ctx: Context, agentId: string): Promise<WaitingDocument[]> {
  return ctx.db
    .select({
      id: document.id,
      agentId: document.agentId,
      sourceId: document.sourceId,
      title: sql<string>`${document.standby} ->> 'title'`,
      version: sql<number>`(${document.standby} ->> 'version')::int`,
    })
    .from(document)
    .where(and(eq(document.agentId, agentId), isWaiting))
    .orderBy(document.id);
}
