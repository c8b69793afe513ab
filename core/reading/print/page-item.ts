/** A piece of text as a page draws it, in the order of drawing. Lengths in points; `y` grows upwards. */
export interface PageItem {
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
}
