import { and, asc, eq } from 'drizzle-orm';
import type { StoredPassage } from '#core/reading/passages/compose-passages.ts';
import type { Context } from '#server/context.ts';
import { document, passage } from '#server/features/sources/sources.table.ts';

/** The passages of a document that answer now, in order. */
export function readStoredPassages(ctx: Context, documentId: string): Promise<StoredPassage[]> {
  return ctx.db
    .select({
      headingPath: passage.headingPath,
      question: passage.question,
      text: passage.text,
      sentenceOffsets: passage.sentenceOffsets,
    })
    .from(passage)
    .innerJoin(document, and(eq(document.id, passage.documentId), eq(document.liveVersion, passage.version)))
    .where(eq(passage.documentId, documentId))
    .orderBy(asc(passage.position));
}
