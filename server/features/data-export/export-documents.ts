import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { document, passage } from '#server/features/sources/sources.table.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';
import { readInPages } from './read-in-pages.ts';

/** The documents in the workspaces that a user owns, with their passages. */
export async function* exportDocuments({ db }: Services, userId: string): AsyncGenerator<unknown> {
  const rows = readInPages((after, limit) =>
    db
      .select({
        id: document.id,
        sourceId: document.sourceId,
        url: document.url,
        title: document.title,
        version: document.liveVersion,
      })
      .from(document)
      .where(and(inArray(document.workspaceId, ownedWorkspaces(db, userId)), gt(document.id, after)))
      .orderBy(asc(document.id))
      .limit(limit),
  );
  for await (const { version, ...row } of rows) {
    const passages = await db
      .select({ headingPath: passage.headingPath, question: passage.question, text: passage.text })
      .from(passage)
      .where(and(eq(passage.documentId, row.id), eq(passage.version, version)))
      .orderBy(asc(passage.position));
    yield { ...row, passages };
  }
}
