/** Recognises the text of pictures, such as scanned pages. There is one only where the operator has installed it. */
export interface TextRecogniser {
  /**
   * The text of a picture, lines with a break, paragraphs with a blank line between them; empty where none is found or
   * recognising it failed. Rejects with the signal's reason when the caller aborts.
   */
  recogniseText(picture: Picture, signal: AbortSignal): Promise<string>;
}

/** A picture without colours. */
export interface Picture {
  width: number;
  height: number;
  /** One byte a pixel, row by row: 0 for black to 255 for white. */
  pixels: Uint8Array;
}
