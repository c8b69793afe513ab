/** Largest file that can be sent in a conversation: 10 MB. */
export const attachmentMaximumBytes = 10 * 1_048_576;

/** Files of one message. */
export const attachmentsMaximum = 3;

/** A picture that was sent is kept with at most so many pixels on its longer side. */
export const attachmentPictureSide = 1_920;

export const attachmentKinds = ['picture', 'file'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** Why a file of an email was not kept: its ending, its bytes, one too many, or the agent takes no files. */
export const refusalReasons = ['type', 'unreadable', 'number', 'off'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Endings of the names of pictures; the bytes decide. */
export const attachmentPictureExtensions = ['.jpg', '.jpeg', '.png'] as const;

/** Files that are no pictures: what their bytes must be by the ending of the name, and how they are served. */
export const attachmentFileTypes = {
  '.pdf': { format: 'pdf', mediaType: 'application/pdf' },
  '.docx': {
    format: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  '.xlsx': {
    format: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  '.pptx': {
    format: 'pptx',
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  '.odt': { format: 'odt', mediaType: 'application/vnd.oasis.opendocument.text' },
  '.txt': { format: 'text', mediaType: 'text/plain; charset=utf-8' },
  '.csv': { format: 'csv', mediaType: 'text/csv; charset=utf-8' },
} as const;

export const attachmentExtensions: readonly string[] = [
  ...attachmentPictureExtensions,
  ...Object.keys(attachmentFileTypes),
];
