import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { document, type SourceRow } from '#server/features/sources/sources.table.ts';

export type DocumentRow = typeof document.$inferSelect;

/** The row of a document that is about to be read; made when the address is new, else with what the last run left. */
export async function openDocument(
  ctx: Context,
  row: SourceRow,
  address: string,
  title: string,
  url: string | null = null,
): Promise<DocumentRow> {
  const [opened] = await ctx.db
    .insert(document)
    .values({
      id: createId('doc'),
      workspaceId: row.workspaceId,
      agentId: row.agentId,
      sourceId: row.id,
      address,
      url,
      title,
      status: 'training',
      seenInRun: row.run,
      readAttempts: 1,
      updatedAt: ctx.clock.now(),
    })
    .onConflictDoUpdate({
      target: [document.sourceId, document.address],
      set: {
        status: 'training',
        reason: null,
        seenInRun: row.run,
        // Still open in this run: the last attempt to read it did not finish.
        readAttempts: sql`case when ${document.status} = 'training' and ${document.seenInRun} = ${row.run}
          then ${document.readAttempts} + 1 else 1 end`,
        updatedAt: ctx.clock.now(),
      },
    })
    .returning();
  if (opened === undefined) throw new Error('The row of a document was neither made nor found.');
  return opened;
}
