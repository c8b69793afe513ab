import sharp, { type Sharp } from 'sharp';
import { pictureMaximumPixels } from '#contract/pictures/pictures.ts';
import type { PictureResult } from '#server/ports/picture-reader.ts';

// The library reads many formats; of these two alone is anything ever decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
sharp.cache(false);
sharp.concurrency(1);

const jpegStart = [0xff, 0xd8, 0xff];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Opens a JPEG or PNG for work on its pixels, the way up that its camera noted; of an animation its first picture. What is
 * neither, too large or damaged is `refused`, also where the work finds it out. Runs in a process of its own.
 */
export async function openPicture(
  bytes: Uint8Array,
  work: (image: Sharp) => Promise<PictureResult>,
): Promise<PictureResult> {
  if (!startsWith(bytes, jpegStart) && !startsWith(bytes, pngStart))
    return { kind: 'refused', problem: 'unsupported' };
  try {
    return await work(
      sharp(bytes, { limitInputPixels: pictureMaximumPixels, failOn: 'error', autoOrient: true }),
    );
  } catch (error) {
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return { kind: 'refused', problem: isLarge ? 'too-many-pixels' : 'damaged' };
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);
