/** Text as outlines: a picture that is made of it needs no font on the machine that draws it. */
export interface Typeface {
  /** Whether there is an outline for every character. */
  canDraw(text: string): boolean;
  /** Width of one line in pixels. */
  measure(text: string, size: number): number;
  /** The line as SVG, its baseline beginning at a point. */
  draw(text: string, at: { x: number; y: number; size: number; color: string }): string;
}
