import { and, eq, inArray } from 'drizzle-orm';
import type { ChatImport } from '#contract/chat-archives/chat-archives.schemas.ts';
import { chatUploadExtensions, chatUploadMaximumBytes } from '#contract/chat-archives/chat-archives.ts';
import { originalsMaximum } from '#contract/legal-exports/legal-exports.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { chatArchive, chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { limitsOf } from '#server/features/chat-archives/quota/limits-of.ts';
import { lockUser } from '#server/features/users/lock-user.ts';
import { saveUpload, type UploadRules } from '#server/http/uploads/save-upload.ts';
import { importChatsJob } from './import-jobs.ts';
import { presentImport } from './present-import.ts';

const rules: UploadRules = {
  maximumBytes: chatUploadMaximumBytes,
  extensions: chatUploadExtensions,
  advice: 'Export the chat again without media.',
};

/** Uploads of one user that may wait to be read, or for an answer. */
const mostOpen = 10;

/**
 * Takes the one file of a multipart request and has it read. `conflict` when too many wait, `plan-limit` when its original
 * cannot be kept.
 */
export async function importChats(
  services: Services,
  userId: string,
  { archiveId, keepsOriginal }: { archiveId: string; keepsOriginal: boolean },
  request: Request,
): Promise<ChatImport> {
  await findArchive(services, userId, archiveId);
  await assertFewOpen(services, userId);
  if (keepsOriginal) await assertMayKeep(services, archiveId);
  const { fileId, fileName, sizeBytes, sha256 } = await saveUpload(services, request, rules);
  try {
    return await withTransaction(services, async (services) => {
      // Again, one after the other: uploads that came at once have all found room above.
      await lockUser(services, userId);
      await assertFewOpen(services, userId);
      await findArchive(services, userId, archiveId, 'lock');
      const values = {
        id: createId('imp'),
        archiveId,
        fileId,
        fileName,
        sizeBytes,
        sha256,
        keepsOriginal,
        status: 'waiting' as const,
        createdAt: services.clock.now(),
      };
      const [row] = await services.db.insert(chatImport).values(values).returning();
      await services.jobs.addJob(services.db, {
        name: importChatsJob,
        data: { importId: values.id },
        groupId: userId,
      });
      if (row === undefined) throw failure('internal-error');
      return presentImport(row);
    });
  } catch (error) {
    await services.fileStore.deleteFile(fileId);
    throw error;
  }
}

async function assertMayKeep(services: Services, archiveId: string): Promise<void> {
  if (!limitsOf(services).exportsLegally)
    throw failure('plan-limit', { message: 'Keeping originals for legal exports is part of ChatGenie Pro.' });
  const isKept = and(eq(chatImport.archiveId, archiveId), eq(chatImport.keepsOriginal, true));
  if ((await services.db.$count(chatImport, isKept)) >= originalsMaximum)
    throw failure('plan-limit', {
      message: `An archive can keep ${originalsMaximum} originals. Delete one first.`,
    });
}

async function assertFewOpen({ db }: Pick<Services, 'db'>, userId: string): Promise<void> {
  const open = await db
    .select({ id: chatImport.id })
    .from(chatImport)
    .innerJoin(chatArchive, eq(chatArchive.id, chatImport.archiveId))
    .where(and(eq(chatArchive.userId, userId), inArray(chatImport.status, ['waiting', 'reading', 'asks'])));
  if (open.length >= mostOpen)
    throw failure('conflict', {
      message: `${mostOpen} of your imports are not finished yet. Wait for them, or answer their questions.`,
    });
}
