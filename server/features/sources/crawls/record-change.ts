import { eq } from 'drizzle-orm';
import { composePassages, type StoredPassage } from '#core/reading/passages/compose-passages.ts';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { readStoredPassages } from './read-stored-passages.ts';
import { storeChange } from './store-change.ts';

interface ReadPage {
  sourceId: string;
  run: number;
  documentId: string;
  url: string | null;
  document: { title: string };
}

/**
 * Notes a page that is about to get these passages as added or changed. Of a first run nothing is noted, as all of it is
 * new; nor is a page that only looks different.
 */
export async function recordChange(
  ctx: Context,
  { sourceId, run, documentId, url, document: { title } }: ReadPage,
  passages: readonly StoredPassage[],
): Promise<void> {
  if (run === 1) return;
  const [row] = await ctx.db
    .select({ address: document.address, liveVersion: document.liveVersion })
    .from(document)
    .where(eq(document.id, documentId));
  if (row === undefined) return;
  const change = { sourceId, run, address: row.address, url, title, reason: null };
  if (row.liveVersion === 0) {
    await storeChange(ctx, { ...change, kind: 'added', before: null, after: null });
    return;
  }
  const before = composePassages(await readStoredPassages(ctx, documentId));
  const after = composePassages(passages);
  if (before !== after) await storeChange(ctx, { ...change, kind: 'changed', before, after });
}
