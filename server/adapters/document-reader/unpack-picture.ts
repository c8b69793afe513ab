import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Picture } from '#server/ports/text-recogniser.ts';
import type { PackedPicture } from './processes/reader-job.ts';

const unpack = promisify(inflate);

/** A picture as a reader process sends it, which is not trusted to unpack to no more than it says. */
export async function unpackPicture({ width, height, base64 }: PackedPicture): Promise<Picture> {
  const pixels = await unpack(Buffer.from(base64, 'base64'), { maxOutputLength: width * height });
  return { width, height, pixels };
}
