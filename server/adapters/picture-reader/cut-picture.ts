import sharp, { type Sharp } from 'sharp';
import { pictureMaximumPixels } from '#contract/pictures/pictures.ts';
import { fitSquare, type Square } from '#core/pictures/fit-square.ts';
import type { PictureResult } from '#server/ports/picture-reader.ts';

// The library reads many formats; of these two alone is anything ever decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
sharp.cache(false);
sharp.concurrency(1);

const jpegStart = [0xff, 0xd8, 0xff];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Cuts a square out of a JPEG or PNG, scales it and encodes it again: without location, camera, text or colour profile,
 * and of an animation its first picture. Runs in a process of its own.
 * @param side of what comes out, in pixels
 */
export async function cutPicture(
  bytes: Uint8Array,
  { side, square }: { side: number; square: Square | null },
): Promise<PictureResult> {
  if (!startsWith(bytes, jpegStart) && !startsWith(bytes, pngStart))
    return { kind: 'refused', problem: 'unsupported' };
  try {
    // Cameras note which way up a picture is; that note goes with the rest.
    const image = sharp(bytes, { limitInputPixels: pictureMaximumPixels, failOn: 'error', autoOrient: true });
    const { autoOrient, hasAlpha } = await image.metadata();
    const { left, top, side: kept } = fitSquare(autoOrient, square);
    const cut = image
      .extract({ left, top, width: kept, height: kept })
      .resize(side, side)
      .toColourspace('srgb');
    return { kind: 'ok', bytes: await encode(cut, hasAlpha), format: hasAlpha ? 'png' : 'jpg' };
  } catch (error) {
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return { kind: 'refused', problem: isLarge ? 'too-many-pixels' : 'damaged' };
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

function encode(image: Sharp, hasAlpha: boolean): Promise<Uint8Array> {
  return (
    hasAlpha ? image.png({ compressionLevel: 9 }) : image.jpeg({ quality: 84, mozjpeg: true })
  ).toBuffer();
}
