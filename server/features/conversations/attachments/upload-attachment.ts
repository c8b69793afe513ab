import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import { attachmentExtensions, attachmentMaximumBytes } from '#contract/attachments/attachments.ts';
import type { Context } from '#server/context.ts';
import { saveUpload } from '#server/http/uploads/save-upload.ts';
import { storeAttachment } from './store-attachment.ts';

const rules = {
  maximumBytes: attachmentMaximumBytes,
  extensions: attachmentExtensions,
  advice: 'Send a smaller one.',
};

/** Takes the one file of a multipart request, and keeps it as `storeAttachment` does. */
export async function uploadAttachment(
  ctx: Context,
  request: Request,
  place: Parameters<typeof storeAttachment>[1],
): Promise<Attachment> {
  const { fileId, fileName } = await saveUpload(ctx, request, rules);
  try {
    const bytes = await ctx.fileStore.readFile(fileId);
    return await storeAttachment(ctx, place, { name: fileName, bytes });
  } finally {
    await ctx.fileStore.deleteFile(fileId);
  }
}
