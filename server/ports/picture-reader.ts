import type { Square } from '#core/pictures/fit-square.ts';

/** Makes a picture that can be shown of the bytes that somebody uploaded. */
export interface PictureReader {
  /** Never rejects because of the bytes: what is no picture for us is `refused`. */
  cutPicture(source: PictureSource): Promise<PictureResult>;
  /** Keeps all of a picture, made smaller until it fits. As safe as `cutPicture`. */
  shrinkPicture(source: WholePicture): Promise<PictureResult>;
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

export interface WholePicture {
  bytes: Uint8Array;
  tenant: string;
  /** Most pixels on its longer side; a smaller picture keeps its size. */
  longestSide: number;
}

export type PictureProblem = 'unsupported' | 'too-many-pixels' | 'damaged' | 'too-hard' | 'restarting';

export type PictureResult =
  /** Encoded again: sRGB pixels without any other data. */
  | { kind: 'ok'; bytes: Uint8Array; format: 'jpg' | 'png'; width: number; height: number }
  | { kind: 'refused'; problem: PictureProblem };
