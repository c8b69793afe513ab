import type { Sharp } from 'sharp';
import { fitSquare, type Square } from '#core/pictures/fit-square.ts';
import type { PictureResult } from '#server/ports/picture-reader.ts';
import { openPicture } from './open-picture.ts';

/**
 * Cuts a square out of a JPEG or PNG, scales it and encodes it again: without location, camera, text or colour profile,
 * and of an animation its first picture. Runs in a process of its own.
 * @param side of what comes out, in pixels
 */
export function cutPicture(
  bytes: Uint8Array,
  { side, square }: { side: number; square: Square | null },
): Promise<PictureResult> {
  return openPicture(bytes, async (image) => {
    // Cameras note which way up a picture is; that note goes with the rest.
    const { autoOrient, hasAlpha } = await image.metadata();
    const { left, top, side: kept } = fitSquare(autoOrient, square);
    const cut = image
      .extract({ left, top, width: kept, height: kept })
      .resize(side, side)
      .toColourspace('srgb');
    const encoded = await encode(cut, hasAlpha);
    return { kind: 'ok', bytes: encoded, format: hasAlpha ? 'png' : 'jpg', width: side, height: side };
  });
}

function encode(image: Sharp, hasAlpha: boolean): Promise<Uint8Array> {
  return (
    hasAlpha ? image.png({ compressionLevel: 9 }) : image.jpeg({ quality: 84, mozjpeg: true })
  ).toBuffer();
}
