import contentDisposition from 'content-disposition';
import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { streamBody } from '#server/http/streams/stream-body.ts';
import { FileMissing } from '#server/ports/file-missing.ts';
import type { OpenedFile } from '#server/ports/file-store.ts';
import { findConversation } from '../find-conversation.ts';
import { attachment } from './attachments.table.ts';

/**
 * A file of a conversation, always as a download: no browser opens it as a page of ours. Members get those of their
 * workspace, a visitor those that were sent in a conversation of their own; else `not-found`.
 */
export async function downloadAttachment(ctx: Context, attachmentId: string): Promise<Response> {
  const [row] = await ctx.db
    .select()
    .from(attachment)
    .where(and(inWorkspace(ctx, attachment), eq(attachment.id, attachmentId)));
  // What was uploaded and not sent is nobody's to read yet.
  if (row === undefined || row.messageId === null || row.conversationId === null) throw failure('not-found');
  await findConversation(ctx, row.conversationId);
  const { sizeBytes, content } = await openFile(ctx, row.fileId);
  return new Response(streamBody(content), {
    headers: {
      'Content-Length': String(sizeBytes),
      'Content-Type': row.mediaType,
      'Content-Disposition': contentDisposition(row.name, {
        fallback: row.name.replace(/[^\x20-\x7e]/g, '_'),
      }),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=86400, immutable',
    },
  });
}

async function openFile({ fileStore }: Context, fileId: string): Promise<OpenedFile> {
  try {
    return await fileStore.openFile(fileId);
  } catch (error) {
    if (error instanceof FileMissing) throw failure('not-found');
    throw error;
  }
}
