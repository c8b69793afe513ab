import type PDFDocument from 'pdfkit';
import { orderForEyes } from './order-for-eyes.ts';
import { pdfFonts } from './pdf-fonts.ts';
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
  const known = new Set<string>();

  function choose(font: string, size: number): InstanceType<typeof PDFDocument> {
    if (!known.has(font)) document.registerFont(font, pdfFonts.read(font));
    known.add(font);
    return document.font(font).fontSize(size);
  }

  function widthOf(text: string, size: number, isOnce = false): number {
    const measured = widths.get(text);
    if (measured !== undefined) return measured * size;
    const options = isOnce ? uncached : {};
    let width = 0;
    for (const run of splitRuns(text)) width += choose(run.font, 100).widthOfString(run.text, options) / 100;
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
          choose(run.font, size);
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
