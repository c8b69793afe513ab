import { z } from 'zod';
import { archiveMessageFlags, chatPlatforms } from '../chat-archives/chat-archives.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { chatUploadMaximumBytes, dateOrders, importStatuses } from './chat-imports.ts';

const archiveParams = z.object({ archiveId: idSchema });

const unreadPartSchema = z.object({ file: z.string(), line: z.number().int(), text: z.string() });

/** What an import did: every message of the upload is in one of these counts. */
export const importReportSchema = z.object({
  platforms: z.array(z.enum(chatPlatforms)),
  chats: z.number().int(),
  read: z.number().int(),
  added: z.number().int(),
  /** Were in the archive before. */
  known: z.number().int(),
  /** Messages that the plan has no place for. */
  beyondPlan: z.number().int(),
  /** In the archive, from the time that this upload covers, and not in the upload. */
  missing: z.number().int(),
  /** Lines or entries that were not understood. */
  unreadCount: z.number().int(),
  /** The first of them. */
  unread: z.array(unreadPartSchema),
  flagged: z.array(z.object({ flag: z.enum(archiveMessageFlags), messages: z.number().int() })),
  notes: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReportSchema>;

export const chatImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  sizeBytes: z.number().int(),
  /** SHA-256 of the upload, hexadecimal. */
  sha256: z.string(),
  status: z.enum(importStatuses),
  /** Dates of the file that can be read in more than one way, while only the user knows which is right. */
  question: z.object({ samples: z.array(z.string()), possible: z.array(z.enum(dateOrders)) }).nullable(),
  /** Why it failed, in a sentence. */
  error: z.string().nullable(),
  report: importReportSchema.nullable(),
  /** Whether the upload is kept for legal exports. */
  hasOriginal: z.boolean(),
  createdAt: timeSchema,
});
export type ChatImport = z.infer<typeof chatImportSchema>;

/** A large upload that comes in parts. */
export const chatUploadSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  sizeBytes: z.number().int(),
  /** The next part begins here. */
  receivedBytes: z.number().int(),
  createdAt: timeSchema,
});
export type ChatUpload = z.infer<typeof chatUploadSchema>;

export const importChats = {
  summary: 'Upload the export of a chat app to an archive',
  params: archiveParams,
  query: z.object({
    /** Keep the upload itself for legal exports, which are part of Pro. */
    keepsOriginal: z.enum(['true', 'false']).default('false'),
  }),
  answer: chatImportSchema,
};

export const startUpload = {
  summary: 'Start an upload in parts, or find the same one that broke off',
  params: archiveParams,
  body: z.object({
    fileName: z.string().min(1, 'Give the name of the file.').max(1_000, 'Use at most 1,000 characters.'),
    sizeBytes: z
      .number()
      .int()
      .min(1, 'The file is empty.')
      .max(chatUploadMaximumBytes, 'A file can have at most 64 MB.'),
    /** Hexadecimal, of the whole file: an upload with the same one goes on. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Give the SHA-256 as 64 hexadecimal digits.'),
    /** As for an upload in one request. */
    keepsOriginal: z.boolean().default(false),
  }),
  answer: chatUploadSchema,
};

const uploadParams = archiveParams.extend({ uploadId: idSchema });

export const sendUploadPart = {
  summary: 'Send the next part of an upload: 4 MB, or what is left',
  params: uploadParams,
  query: z.object({
    /** `receivedBytes` of the upload. */
    from: z.coerce.number().int().min(0).max(chatUploadMaximumBytes),
  }),
  answer: chatUploadSchema,
};

export const finishUpload = {
  summary: 'Import an upload of which all parts were sent',
  params: uploadParams,
  answer: chatImportSchema,
};

export const cancelUpload = {
  summary: 'Delete an upload that is not finished',
  params: uploadParams,
  answer: z.object({}),
};

export const setDateOrder = {
  summary: 'Say in which order the dates of an import are',
  params: archiveParams.extend({ importId: idSchema }),
  body: z.object({ dateOrder: z.enum(dateOrders) }),
  answer: chatImportSchema,
};
