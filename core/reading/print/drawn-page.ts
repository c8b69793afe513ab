/** A letter as a page draws it. Lengths in points; `y` grows upwards. */
export interface DrawnGlyph {
  /** What it stands for, and what is drawn where that is a picture. */
  text: string;
  shown: string | null;
  x: number;
  y: number;
  width: number;
  size: number;
  /** The pen was set to this place, not moved on from the letter before. */
  begins: boolean;
  isWhite: boolean;
  /** Drawn without any opacity. */
  isClear: boolean;
  /** In a layer that is switched off. */
  isOff: boolean;
}

/** What is painted over a part of the page. */
export interface Ground {
  left: number;
  right: number;
  bottom: number;
  top: number;
  isWhite: boolean;
}

/** A thin line from left to right. */
export interface Stroke {
  left: number;
  right: number;
  y: number;
}

export interface DrawnPage {
  glyphs: DrawnGlyph[];
  grounds: Ground[];
  strokes: Stroke[];
}
