import { Readable } from 'node:stream';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import {
  attachmentFileTypes,
  attachmentMaximumBytes,
  attachmentPictureExtensions,
  attachmentPictureSide,
} from '#contract/attachments/attachments.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { failure } from '#server/failure.ts';
import { deleteUnstoredFile } from '#server/http/uploads/delete-unstored-file.ts';
import { extensionOf } from '#server/http/uploads/extension-of.ts';
import { shortFileName } from '#server/http/uploads/short-file-name.ts';
import type { PictureProblem } from '#server/ports/picture-reader.ts';
import { attachment } from './attachments.table.ts';
import { presentAttachment } from './present-attachment.ts';

/** Where a file belongs: the conversation is unknown before a visitor's first message. */
interface Place {
  agentId: string;
  conversationId: string | null;
  visitorId: string | null;
  userId: string | null;
}

/** What a file turned out to be, as it is kept. */
interface Content {
  bytes: Uint8Array;
  kind: Attachment['kind'];
  mediaType: string;
  width: number | null;
  height: number | null;
}

/**
 * Stores a file that is to be sent with a message. Its bytes must be what the ending of its name says; pictures are encoded
 * again, without location and camera. Throws `too-large`, `unsupported-type`, `cannot-process` or `unavailable` with a
 * sentence that names the file.
 * @param name clean, see `cleanFileName`
 */
export async function storeAttachment(
  ctx: Context,
  place: Place,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Attachment> {
  if (bytes.length > attachmentMaximumBytes)
    throw failure('too-large', { message: `The file ${shortFileName(name)} is larger than 10 MB.` });
  const extension = extensionOf(name).toLowerCase();
  const isPicture = attachmentPictureExtensions.some((each) => each === extension);
  const content = isPicture
    ? await readPicture(ctx, name, bytes)
    : await readFile(ctx, { name, extension, bytes });
  const fileId = createId('att');
  await ctx.fileStore.saveFile(fileId, Readable.from([content.bytes]));
  const { bytes: kept, ...facts } = content;
  try {
    const [row] = await ctx.db
      .insert(attachment)
      .values({
        id: createId('att'),
        workspaceId: ctx.workspace.id,
        ...place,
        fileId,
        // The bytes of a picture that was kept are always a JPEG's.
        name: isPicture ? name.replace(/\.[^.]+$/, '.jpg') : name,
        ...facts,
        sizeBytes: kept.length,
        createdAt: ctx.clock.now(),
      })
      .returning();
    if (row === undefined) throw new Error('An insert answers its row.');
    return presentAttachment(row);
  } catch (error) {
    await deleteUnstoredFile(ctx, fileId, error);
    throw error;
  }
}

async function readPicture(ctx: Context, name: string, bytes: Uint8Array): Promise<Content> {
  const result = await ctx.pictureReader.shrinkPicture({
    bytes,
    tenant: ctx.workspace.id,
    longestSide: attachmentPictureSide,
  });
  if (result.kind === 'refused') throw refuse(name, result.problem);
  const { width, height } = result;
  return { bytes: result.bytes, kind: 'picture', mediaType: 'image/jpeg', width, height };
}

function refuse(name: string, problem: PictureProblem) {
  const picture = `The picture ${shortFileName(name)}`;
  switch (problem) {
    case 'unsupported':
      return failure('unsupported-type', {
        message: `${picture} is not a .jpg or .png. Save it as one of these, or choose another one.`,
      });
    case 'too-many-pixels':
      return failure('cannot-process', {
        message: `${picture} has more than 50 million pixels. Make it smaller, or choose another one.`,
      });
    case 'restarting':
      return failure('unavailable', { message: 'The server is restarting. Please send the file again.' });
    default:
      return failure('cannot-process', {
        message: `${picture} could not be read. Save it again, or choose another one.`,
      });
  }
}

async function readFile(
  ctx: Context,
  { name, extension, bytes }: { name: string; extension: string; bytes: Uint8Array },
): Promise<Content> {
  const type = Object.entries(attachmentFileTypes).find(([each]) => each === extension)?.[1];
  const found =
    type === undefined
      ? null
      : await ctx.documentReader.findFormat({ bytes, workspaceId: ctx.workspace.id, fileName: name });
  if (type === undefined || found !== type.format)
    throw failure('unsupported-type', {
      message: `The file ${shortFileName(name)} is not what its name says. Save it again, or choose another one.`,
    });
  return { bytes, kind: 'file', mediaType: type.mediaType, width: null, height: null };
}
