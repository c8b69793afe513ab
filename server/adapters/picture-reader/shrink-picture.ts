import type { PictureResult } from '#server/ports/picture-reader.ts';
import { openPicture } from './open-picture.ts';

/**
 * Makes a JPEG or PNG as small as it has to be and encodes it again as JPEG, what is transparent on white: without location,
 * camera, text or colour profile. Runs in a process of its own.
 * @param longestSide most pixels on the longer side
 */
export function shrinkPicture(bytes: Uint8Array, longestSide: number): Promise<PictureResult> {
  return openPicture(bytes, async (image) => {
    const { data, info } = await image
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { kind: 'ok', bytes: data, format: 'jpg', width: info.width, height: info.height };
  });
}
