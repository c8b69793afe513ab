import type PDFDocument from 'pdfkit';
import { orderForEyes } from './order-for-eyes.ts';
import { splitRuns } from './split-runs.ts';

export interface LinePlace {
  x: number;
  /** The top of the line. */
  y: number;
  size: number;
  color: string;
  /** Words that come hardly twice, such as hashes: nothing of them is kept for the next time. */
  isOnce?: boolean;
}

/** Measures and draws lines, each character in a font that has it. */
export interface Pen {
  widthOf(text: string, size: number, isOnce?: boolean): number;
  draw(line: string, at: LinePlace): void;
}

/** Without it the library keeps the outlines of each different word. */
const uncached = { features: [] };
const mostWidths = 50_000;

export function createPen(document: InstanceType<typeof PDFDocument>): Pen {
  const widths = new Map<string, number>();

  function widthOf(text: string, size: number, isOnce = false): number {
    const known = widths.get(text);
    if (known !== undefined) return known * size;
    const options = isOnce ? uncached : {};
    let width = 0;
    for (const run of splitRuns(text))
      width += document.font(run.font).fontSize(100).widthOfString(run.text, options) / 100;
    if (widths.size >= mostWidths) widths.clear();
    if (!isOnce) widths.set(text, width);
    return width * size;
  }

  return {
    widthOf,
    draw(line, { x: left, y, size, color, isOnce = false }) {
      let x = left;
      document.fillColor(color);
      for (const piece of orderForEyes(line))
        for (const run of splitRuns(piece)) {
          document.font(run.font).fontSize(size);
          // Fonts differ in how far below the top their lines stand: all stand on one.
          document.text(run.text, x, y + size, {
            lineBreak: false,
            baseline: 'alphabetic',
            ...(isOnce ? uncached : {}),
          });
          x += widthOf(run.text, size, isOnce);
        }
    },
  };
}
