import { z } from 'zod';
import { idSchema } from '../fields.schemas.ts';
import { attachmentKinds, attachmentsMaximum, refusalReasons } from './attachments.ts';

/** A file or picture that was sent in a conversation. */
export const attachmentSchema = z.object({
  id: idSchema,
  /** As it was called where it came from, with its ending. */
  name: z.string(),
  kind: z.enum(attachmentKinds),
  sizeBytes: z.number().int(),
  /** In pixels, of a picture. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** A file that came with an answer by email and was not kept. */
export const refusedFileSchema = z.object({ name: z.string(), reason: z.enum(refusalReasons) });
export type RefusedFile = z.infer<typeof refusedFileSchema>;

/** Ids of files that were uploaded and not sent yet. */
export const attachmentIdsSchema = z
  .array(idSchema)
  .max(attachmentsMaximum, `Send at most ${attachmentsMaximum} files with one message.`);

export const uploadAsVisitor = {
  summary:
    'Upload a file as a visitor, in the field `file` of a multipart form, to be sent with the next message',
  params: z.object({ agentId: idSchema }),
  answer: attachmentSchema,
};

export const downloadAsVisitor = {
  summary: 'Download a file of the visitor’s own conversation',
  params: z.object({ agentId: idSchema, attachmentId: idSchema }),
  answer: z.string(),
};

export const uploadAsMember = {
  summary:
    'Upload a file for the visitor of a conversation, in the field `file` of a multipart form, to be sent with a reply, only when signed in and not with an API key',
  params: z.object({ conversationId: idSchema }),
  answer: attachmentSchema,
};

export const downloadAttachment = {
  summary: 'Download a file that was sent in a conversation',
  params: z.object({ attachmentId: idSchema }),
  answer: z.string(),
};
