import { z } from 'zod';

const pixels = z.coerce.number('Give a number of pixels.').int('Give whole pixels.').max(1_000_000);

/**
 * Which square of a picture to keep, in pixels of the picture as it is shown (turned as its data say). All three or
 * none; without it, the largest square in the middle.
 */
export const cropSchema = z
  .object({
    left: pixels.min(0).optional(),
    top: pixels.min(0).optional(),
    side: pixels.min(1).optional(),
  })
  .refine(
    ({ left, top, side }) =>
      (left === undefined) === (top === undefined) && (top === undefined) === (side === undefined),
    'Give left, top and side together, or none of them.',
  );

/** Address of a picture on this server; null where there is none. Another picture has another address. */
export const pictureUrlSchema = z.string().nullable();
