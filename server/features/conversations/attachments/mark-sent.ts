import { inArray } from 'drizzle-orm';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { Services } from '#server/context.ts';
import { attachment } from './attachments.table.ts';

/** Notes which message files were sent with. Who wrote it is said there: once sent, a file is nobody's own. */
export async function markSent(
  { db }: Pick<Services, 'db'>,
  messageId: string,
  files: readonly Attachment[],
): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await db.update(attachment).set({ messageId, userId: null }).where(inArray(attachment.id, ids));
}
