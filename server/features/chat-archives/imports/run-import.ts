import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { chatArchive, chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { accountFiles } from '#server/features/chat-archives/files/account-files.ts';
import { logReaderFault } from '#server/features/chat-archives/log-reader-fault.ts';
import { describePlatformLimit } from '#server/features/chat-archives/quota/describe-platform-limit.ts';
import { limitsOf } from '#server/features/chat-archives/quota/limits-of.ts';
import type { ReadChats } from '#server/ports/chat-reader.ts';
import { finishImport } from './finish-import.ts';
import { type ImportJob, packArchiveJob } from './import-jobs.ts';
import { storeChats } from './store-chats.ts';

/** Messages of one upload that are taken where the plan has no limit. */
const mostWithoutLimit = 10_000_000;

/** Reads an upload and puts what is new in it into its archive. The upload is deleted when that is done. */
export async function runImport(
  services: Services,
  { importId }: ImportJob,
  signal: AbortSignal,
): Promise<void> {
  const [found] = await services.db
    .select({ row: chatImport, archive: chatArchive })
    .from(chatImport)
    .innerJoin(chatArchive, eq(chatArchive.id, chatImport.archiveId))
    .where(eq(chatImport.id, importId));
  if (found === undefined || found.row.fileId === null) return;
  const { row, archive } = found;
  const { fileId } = found.row;
  const tenant = archive.userId;
  // What is nobody's was never uploaded.
  if (tenant === null) return;
  if (row.status !== 'waiting' && row.status !== 'reading') return;
  await services.db.update(chatImport).set({ status: 'reading' }).where(eq(chatImport.id, importId));
  const source = {
    bytes: await (await accountFiles(services, tenant)).readFile(fileId ?? ''),
    tenant,
    fileName: row.fileName,
    zone: archive.zone,
    dateOrder: row.dateOrder,
    mostMessages: (await limitsOf(services, tenant)).messages ?? mostWithoutLimit,
  };
  const read = await services.chatReader.readChats(source, async (chats) => {
    const tooMany = await describePlatformLimit(services, tenant, chats);
    if (tooMany !== null) return finishImport(services, row, { error: tooMany });
    return withTransaction(services, (services) => storeImport(services, { row, archive }, chats));
  });
  signal.throwIfAborted();
  if (read.kind === 'asks') {
    const question = { samples: read.samples, possible: read.possible };
    await services.db.update(chatImport).set({ status: 'asks', question }).where(eq(chatImport.id, importId));
  } else if (read.kind === 'refused') {
    logReaderFault(services, read, { importId });
    await finishImport(services, row, { error: read.sentence });
  }
}

async function storeImport(
  services: Services,
  { row, archive }: { row: typeof chatImport.$inferSelect; archive: typeof chatArchive.$inferSelect },
  chats: ReadChats,
): Promise<void> {
  const report = await storeChats(services, archive, chats);
  // Null when the archive was deleted meanwhile.
  if (report === null) return;
  await finishImport(services, row, { report });
  if (report.added > 0)
    await services.jobs.addJob(services.db, { name: packArchiveJob, data: { archiveId: archive.id } });
}
