import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { attachment, lostFile } from './attachments.table.ts';

/** What was uploaded and not sent is kept this long. */
const unsentMs = 86_400_000;
const portion = 200;

/** Forgets what was uploaded a day ago and not sent, and deletes the files of all attachments that are gone. */
export async function eraseLostFiles(services: Services, signal: AbortSignal): Promise<void> {
  const { db, clock, fileStore } = services;
  const before = new Date(clock.now().getTime() - unsentMs);
  await db.delete(attachment).where(and(isNull(attachment.messageId), lt(attachment.createdAt, before)));
  for (let done = portion; done === portion; ) {
    signal.throwIfAborted();
    const lost = (await db.select().from(lostFile).limit(portion)).map(({ fileId }) => fileId);
    for (const fileId of lost) await fileStore.deleteFile(fileId);
    await db.delete(lostFile).where(inArray(lostFile.fileId, lost));
    done = lost.length;
  }
}
