import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { attachment } from './attachments.table.ts';
import { presentAttachment } from './present-attachment.ts';

/** Whose uploads are meant: a visitor's with an agent, or a member's for a conversation. */
type Uploader = { agentId: string; visitorId: string } | { conversationId: string; userId: string };

function isUploadedBy(uploader: Uploader): SQL | undefined {
  if ('visitorId' in uploader)
    return and(eq(attachment.agentId, uploader.agentId), eq(attachment.visitorId, uploader.visitorId));
  const { conversationId, userId } = uploader;
  return and(eq(attachment.conversationId, conversationId), eq(attachment.userId, userId));
}

/** Files that somebody uploaded and has not sent, in the order of the ids; `invalid-input` where one is not there. */
export async function findUploads(
  { db }: Pick<Services, 'db'>,
  uploader: Uploader,
  ids: readonly string[],
): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(attachment)
    .where(and(inArray(attachment.id, [...ids]), isNull(attachment.messageId), isUploadedBy(uploader)));
  return ids.map((id) => {
    const found = rows.find((row) => row.id === id);
    if (found !== undefined) return presentAttachment(found);
    const message = 'A file of this message was sent already, or is no longer there. Choose it again.';
    throw failure('invalid-input', { message, details: { attachmentIds: message } });
  });
}
