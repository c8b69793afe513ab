import type { Attachment, RefusedFile } from '#contract/attachments/attachments.schemas.ts';
import type { Context } from '#server/context.ts';
import { Failure } from '#server/failure.ts';
import type { ReadEmail } from '#server/ports/mail-reader.ts';
import { storeAttachment } from './store-attachment.ts';

/** The files of an email: those that were kept, and those that were not. */
export interface EmailedFiles {
  attachments: Attachment[];
  refusedFiles: RefusedFile[];
}

/**
 * Stores the files of an email, to be sent with a message, by the rules for files of the chat. A file that breaks them is
 * refused and the others are stored. Throws `unavailable` where the server is about to stop: the email comes again then.
 */
export async function storeEmailedFiles(
  ctx: Context,
  place: Parameters<typeof storeAttachment>[1],
  { files, refusedFiles }: Pick<ReadEmail, 'files' | 'refusedFiles'>,
): Promise<EmailedFiles> {
  const kept: EmailedFiles = { attachments: [], refusedFiles: [...refusedFiles] };
  for (const file of files) {
    try {
      kept.attachments.push(await storeAttachment(ctx, place, file));
    } catch (error) {
      if (!(error instanceof Failure) || error.code === 'unavailable') throw error;
      kept.refusedFiles.push({ name: file.name, reason: 'unreadable' });
    }
  }
  return kept;
}
