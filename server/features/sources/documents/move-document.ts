import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document, type SourceRow } from '#server/features/sources/sources.table.ts';
import { forgetDocument } from './forget-document.ts';
import { type DocumentRow, type OpenedDocument, openDocument } from './open-document.ts';

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
