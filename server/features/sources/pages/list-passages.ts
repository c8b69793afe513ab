import { and, asc, eq, gt, ilike, or, sql } from 'drizzle-orm';
import type { Passage } from '#contract/source-pages/source-pages.schemas.ts';
import type { Context } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import type { Page, PageQuery } from '#server/database/page-of.ts';
import { passage } from '#server/features/sources/sources.table.ts';
import { textHashOfPassage } from '#server/features/sources/written/text-hash-of-passage.ts';
import { findPage, type PagePlace } from './find-page.ts';

/** The passages of a page that answer now, in order; the cursor is the last position given. */
export async function listPassages(
  ctx: Context,
  place: PagePlace,
  { limit, cursor, q }: PageQuery & { q?: string | undefined },
): Promise<Page<Passage>> {
  const { id, liveVersion } = await findPage(ctx, place);
  const pattern = q ? containing(q) : undefined;
  const where = and(
    eq(passage.documentId, id),
    eq(passage.version, liveVersion),
    pattern === undefined ? undefined : or(ilike(passage.text, pattern), ilike(passage.question, pattern)),
  );
  const after = Number.parseInt(cursor ?? '-1', 10);
  const [rows, total] = await Promise.all([
    ctx.db
      .select({
        position: passage.position,
        headingPath: passage.headingPath,
        question: passage.question,
        text: passage.text,
        language: passage.language,
        isBeside: passage.isBeside,
        written: sql<string[]>`coalesce((select questions from written_questions
          where written_questions.agent_id = ${place.agentId} and text_hash = ${sql.raw(textHashOfPassage)}), '{}')`,
      })
      .from(passage)
      .where(and(where, gt(passage.position, Number.isNaN(after) ? -1 : after)))
      .orderBy(asc(passage.position))
      .limit(limit + 1),
    ctx.db.$count(passage, where),
  ]);
  const data = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return {
    data,
    pagination: { cursor: hasMore ? String(data.at(-1)?.position) : null, hasMore, total },
  };
}
