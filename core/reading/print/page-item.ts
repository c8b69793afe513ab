/** A piece of text as a page draws it, in the order of drawing. Lengths in points; `y` grows upwards. */
export interface PageItem {
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
  /** It is a cell of a table, however close it is to the piece before. */
  isCell?: boolean;
}
