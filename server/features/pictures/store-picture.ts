import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type PictureKind, pictureSentences, pictureSides } from '#contract/pictures/pictures.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { failure } from '#server/failure.ts';
import { readPictureUpload } from './read-picture-upload.ts';

/** Which part of the picture to keep; the middle where nothing is given. */
interface Crop {
  left?: number | undefined;
  top?: number | undefined;
  side?: number | undefined;
}

/**
 * Takes the picture of a multipart request, encodes it again in the size of its kind and keeps it in the file store.
 * Answers its name, of which `paths.picture` makes the address. `too-large`, `unsupported-type`, `cannot-process` or
 * `unavailable` with a sentence for what cannot be taken. The caller must store the name, or forget the picture.
 * @param tenant whose turn it takes: the id of a workspace or user
 */
export async function storePicture(
  services: Services,
  request: Request,
  { tenant, kind, crop }: { tenant: string; kind: PictureKind; crop: Crop },
): Promise<string> {
  const { left, top, side } = crop;
  const square = left === undefined || top === undefined || side === undefined ? null : { left, top, side };
  const result = await services.pictureReader.cutPicture({
    bytes: await readPictureUpload(request),
    tenant,
    side: pictureSides[kind],
    square,
  });
  if (result.kind === 'refused') {
    const message = pictureSentences[result.problem];
    throw failure(codes[result.problem], { message, details: { file: message } });
  }
  const fileId = createId('pic');
  const hash = createHash('sha256').update(result.bytes).digest('hex').slice(0, 16);
  await services.fileStore.saveFile(fileId, Readable.from([result.bytes]));
  return `${fileId}-${hash}.${result.format}`;
}

const codes = {
  unsupported: 'unsupported-type',
  'too-many-pixels': 'cannot-process',
  damaged: 'cannot-process',
  'too-hard': 'cannot-process',
  restarting: 'unavailable',
} as const;
