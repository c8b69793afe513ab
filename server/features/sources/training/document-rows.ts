import { and, eq, sql } from 'drizzle-orm';
import { type Context, withTransaction } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { document, type SourceRow } from '#server/features/sources/sources.table.ts';

export type DocumentRow = typeof document.$inferSelect;
/** `wasFailed`: it could not be read at its last reading. */
export type OpenedDocument = DocumentRow & { wasFailed: boolean };

/** The row of a document that is about to be read; made when the address is new, else with what the last run left. */
export async function openDocument(
  ctx: Context,
  row: SourceRow,
  address: string,
  title: string,
  url: string | null = null,
): Promise<OpenedDocument> {
  const [before] = await ctx.db
    .select({ status: document.status })
    .from(document)
    .where(and(eq(document.sourceId, row.id), eq(document.address, address)));
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
      updatedAt: ctx.clock.now(),
    })
    .onConflictDoUpdate({
      target: [document.sourceId, document.address],
      set: { status: 'training', reason: null, seenInRun: row.run, updatedAt: ctx.clock.now() },
    })
    .returning();
  if (opened === undefined) throw new Error('The row of a document was neither made nor found.');
  return { ...opened, wasFailed: before?.status === 'failed' };
}

/** Addresses of what this run of the source has read so far and may answer. */
export async function listStored(ctx: Context, { id, run }: SourceRow): Promise<string[]> {
  const rows = await ctx.db
    .select({ address: document.address })
    .from(document)
    .where(and(eq(document.sourceId, id), eq(document.seenInRun, run), eq(document.status, 'ready')));
  return rows.map(({ address }) => address);
}

/** It could not be read; what it said before goes on answering. */
export async function failDocument(ctx: Context, documentId: string, reason: string): Promise<void> {
  await ctx.db
    .update(document)
    .set({ status: 'failed', reason, updatedAt: ctx.clock.now() })
    .where(eq(document.id, documentId));
}

/** It is as it was at the last reading. */
export async function keepDocument(
  ctx: Context,
  documentId: string,
  validators: { etag: string | null; lastModified: string | null } | null,
): Promise<void> {
  await ctx.db
    .update(document)
    .set({ status: 'ready', reason: null, updatedAt: ctx.clock.now(), ...(validators ?? {}) })
    .where(eq(document.id, documentId));
}

/**
 * It is rightly not part of the source, or no longer: what it said before stops answering at once.
 * @param status `failed` for a page that is gone, `skipped` for one that was left out
 */
export function forgetDocument(
  ctx: Context,
  documentId: string,
  status: 'skipped' | 'failed',
  reason: string,
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`
      with forgotten as (
        select agent_id, live_version from document where id = ${documentId} and live_version > 0
      )
      update agent set index_version = index_version + 1 from forgotten where agent.id = forgotten.agent_id`);
    await ctx.db
      .update(document)
      .set({
        status,
        reason,
        liveVersion: 0,
        characters: 0,
        contentHash: null,
        etag: null,
        lastModified: null,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(document.id, documentId));
    await ctx.db.execute(sql`delete from passage where document_id = ${documentId}`);
  });
}

/** A page turned out to have another address: goes on with the row of that one and removes its own. */
export async function moveDocument(
  ctx: Context,
  row: SourceRow,
  moved: DocumentRow,
  address: string,
): Promise<OpenedDocument> {
  await forgetDocument(ctx, moved.id, 'skipped', 'This page has moved.');
  await ctx.db.delete(document).where(eq(document.id, moved.id));
  return openDocument(ctx, row, address, moved.title, address);
}
