import type PDFDocument from 'pdfkit';
import type { InvoicePaper } from '#core/billing/invoice-paper.ts';
import { breakLines } from '#server/adapters/pdf-pen/break-lines.ts';
import type { Pen } from '#server/adapters/pdf-pen/create-pen.ts';

type Paper = InstanceType<typeof PDFDocument>;

/** All in points, from the left or the top of an A4 page. */
const left = 56;
const right = 539;
const bottom = 770;
const columns = { description: left, period: 255, quantity: 405, amount: right };
const ink = '#16181d';
const faint = '#5b6270';
const rule = '#d9dde5';
const lineHeight = 1.4;

interface Place {
  x: number;
  width: number;
  size?: number;
  color?: string;
  align?: 'left' | 'right';
}

/** Draws an invoice; a long one goes on on further pages, each with its number. */
export function drawInvoice(document: Paper, pen: Pen, paper: InvoicePaper): void {
  let y = left;
  /** Writes a text from a height on, the present one unless given, and answers the height below it. */
  const write = (text: string, at: Place, top = y): number => {
    const { x, width, size = 10, color = ink, align = 'left' } = at;
    let below = top;
    for (const line of breakLines(text, width, (part) => pen.widthOf(part, size))) {
      const start = align === 'left' ? x : x + width - pen.widthOf(line, size);
      pen.draw(line, { x: start, y: below, size, color });
      below += size * lineHeight;
    }
    return below;
  };
  const drawRule = (): void => {
    document.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(rule).stroke();
  };
  const turnPage = (needed: number): void => {
    if (y + needed <= bottom) return;
    document.addPage();
    y = left;
  };

  write(paper.state, { x: 339, width: 200, color: faint, align: 'right' }, y + 8);
  y = write(paper.title, { x: left, width: 280, size: 24 }) + 18;

  const sides = [
    { title: 'From', lines: paper.seller, x: left },
    { title: 'To', lines: paper.buyer, x: 230 },
  ];
  const ends = sides.map(({ title, lines, x }) => {
    let below = write(title, { x, width: 160, size: 8, color: faint });
    for (const text of lines) below = write(text, { x, width: 160 }, below + 1);
    return below;
  });
  let below = y;
  for (const { label, value } of paper.facts) {
    below = write(label, { x: 404, width: 135, size: 8, color: faint, align: 'right' }, below);
    below = write(value, { x: 404, width: 135, align: 'right' }, below) + 5;
  }
  y = Math.max(...ends, below) + 28;

  const widths = { description: 190, period: 145, quantity: 30, amount: 90 };
  const head = { size: 8, color: faint };
  write('Description', { ...head, x: columns.description, width: widths.description });
  write('Period', { ...head, x: columns.period, width: widths.period });
  write('Quantity', { ...head, x: columns.quantity - 10, width: widths.quantity + 20, align: 'right' });
  y = write('Amount', { ...head, x: right - widths.amount, width: widths.amount, align: 'right' }) + 6;
  drawRule();
  for (const row of paper.rows) {
    turnPage(40);
    y += 8;
    const lower = write(row.description, { x: columns.description, width: widths.description });
    const period = write(row.period, { x: columns.period, width: widths.period, size: 9, color: faint });
    write(row.quantity, { x: columns.quantity, width: widths.quantity, align: 'right' });
    write(row.amount, { x: right - widths.amount, width: widths.amount, align: 'right' });
    y = Math.max(lower, period) + 8;
    drawRule();
  }
  turnPage(30 * paper.totals.length);
  y += 12;
  for (const { label, value, isSum } of paper.totals) {
    const size = isSum ? 12 : 10;
    write(label, { x: 255, width: 180, size, color: isSum ? ink : faint, align: 'right' });
    y = write(value, { x: right - 95, width: 95, size, align: 'right' }) + 5;
  }
  y += 24;
  for (const note of paper.notes) {
    turnPage(30);
    y = write(note, { x: left, width: right - left, size: 9, color: faint }) + 4;
  }
  numberPages(document, pen, paper);
}

function numberPages(document: Paper, pen: Pen, { title, number }: InvoicePaper): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    const text = `${title} ${number} · page ${index - start + 1} of ${count}`;
    pen.draw(text, { x: left, y: 800, size: 8, color: faint });
  }
}
