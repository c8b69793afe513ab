import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';

export interface UnembeddedDocument {
  id: string;
  agentId: string;
  sourceId: string;
  title: string;
  liveVersion: number;
}

/** Documents of an agent that answer, but not all of whose passages have vectors by this model. */
export function listUnembedded(
  ctx: Context,
  agentId: string,
  model: string,
  limit: number,
): Promise<UnembeddedDocument[]> {
  return ctx.db
    .select({
      id: document.id,
      agentId: document.agentId,
      sourceId: document.sourceId,
      title: document.title,
      liveVersion: document.liveVersion,
    })
    .from(document)
    .where(
      and(
        eq(document.agentId, agentId),
        gt(document.liveVersion, 0),
        or(
          ne(document.embeddedVersion, document.liveVersion),
          sql`${document.embeddedModel} is distinct from ${model}`,
        ),
      ),
    )
    .orderBy(asc(document.id))
    .limit(limit);
}
