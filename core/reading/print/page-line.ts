/** One line of a printed page. Lengths in points; `y` grows upwards. */
export interface PageLine {
  text: string;
  x: number;
  y: number;
  fontSize: number;
  /** The cells of a row of a table, empty ones too; then `text` is all of them. */
  cells?: string[];
}
