import type { Square } from '#core/pictures/fit-square.ts';

/** Makes a picture that can be shown of the bytes that somebody uploaded. */
export interface PictureReader {
  /** Never rejects because of the bytes: what is no picture for us is `refused`. */
  cutPicture(source: PictureSource): Promise<PictureResult>;
  close(): Promise<void>;
}

export interface PictureSource {
  bytes: Uint8Array;
  /** Whose it is: everybody gets their turn. */
  tenant: string;
  /** Side of the square that comes out, in pixels. */
  side: number;
  /** What to keep of it; the largest square in the middle where null. */
  square: Square | null;
}

export type PictureProblem = 'unsupported' | 'too-many-pixels' | 'damaged' | 'too-hard' | 'restarting';

export type PictureResult =
  /** Encoded again: a square of sRGB pixels without any other data. */
  { kind: 'ok'; bytes: Uint8Array; format: 'jpg' | 'png' } | { kind: 'refused'; problem: PictureProblem };
