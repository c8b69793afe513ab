import PDFDocument from 'pdfkit';
import { breakLines } from '#server/adapters/pdf-pen/break-lines.ts';
import { createPen } from '#server/adapters/pdf-pen/create-pen.ts';

/** All in points, from the left or the top of an A4 page. */
const left = 56;
const right = 539;
const top = 56;
const bottom = 770;
const footAt = 796;
const lineHeight = 1.4;
const colors = { ink: '#16181d', faint: '#5b6270', cover: '#ffffff' };

export interface TextLook {
  size?: number;
  color?: 'ink' | 'faint';
  /** Space above. */
  above?: number;
  indent?: number;
  /** Words that come hardly twice, such as hashes: nothing of them is kept for the next time. */
  isOnce?: boolean;
}

/** A4 pages that are written from top to bottom, with a foot on each. */
export interface Paper {
  write(text: string, look?: TextLook): void;
  /** A black box of one size, with this word on it. */
  writeBox(word: string): void;
  newPage(): void;
  /** Goes on to the next page unless so many points are left on this one. */
  need(points: number): void;
  /** A place that others lead to, listed among the bookmarks. */
  mark(name: string, title: string): void;
  /** A line with the page of a mark at its end, which leads there. */
  writeEntry(text: string, mark: string): void;
  /** The pages that there are, and where the marks are. */
  end(): Promise<Plan>;
}

/** What is known of a paper once it has been written. */
export interface Plan {
  pages: number;
  marks: ReadonlyMap<string, number>;
}

export interface PaperLook {
  title: string;
  /** The one time that is in the file, so that it is the same file each time. */
  at: Date;
  /** At the left and at the right of the foot. */
  foot: (page: number, pages: number) => [string, string];
  /** Below the foot. */
  note: string;
}

/**
 * @param plan of the draft; without it this is the draft, of which nothing is drawn
 * @param onData takes the file, piece by piece
 */
export function openPaper(look: PaperLook, plan: Plan | null, onData: (piece: Buffer) => void): Paper {
  const { title, at, foot, note } = look;
  const info = { Title: title, CreationDate: at, ModDate: at };
  const document = new PDFDocument({ size: 'A4', margin: 0, info, lang: 'en', displayTitle: true });
  document.on('data', onData);
  const pen = createPen(document);
  const marks = new Map<string, number>();
  let y = top;
  let page = 1;

  function drawFoot(): void {
    if (plan === null) return;
    const [start, end] = foot(page, plan.pages);
    const faint = { size: 8, y: footAt, color: colors.faint };
    pen.draw(start, { ...faint, x: left });
    pen.draw(end, { ...faint, x: right - pen.widthOf(end, 8) });
    pen.draw(note, { size: 6.5, y: footAt + 14, x: left, color: colors.faint });
  }

  function newPage(): void {
    drawFoot();
    if (plan !== null) document.addPage();
    page += 1;
    y = top;
  }

  function write(text: string, given: TextLook = {}): void {
    const { size = 10, color = 'ink', above = 0, indent = 0, isOnce = false } = given;
    y += above;
    const x = left + indent;
    for (const line of breakLines(text, right - x, (part) => pen.widthOf(part, size, isOnce))) {
      if (y + size * lineHeight > bottom) newPage();
      if (plan !== null) pen.draw(line, { x, y, size, color: colors[color], isOnce });
      y += size * lineHeight;
    }
  }

  function writeBox(word: string): void {
    const height = 18;
    if (y + height > bottom) newPage();
    if (plan !== null) {
      document.rect(left, y, right - left, height).fill(colors.ink);
      pen.draw(word, { x: left + 6, y: y + 3, size: 9, color: colors.cover });
    }
    y += height + 2;
  }

  return {
    write,
    writeBox,
    newPage,
    need(points) {
      if (y + points > bottom) newPage();
    },
    mark(name, bookmark) {
      marks.set(name, page);
      if (plan === null) return;
      document.addNamedDestination(name);
      document.outline.addItem(`${bookmark} (page ${page})`);
    },
    writeEntry(text, mark) {
      write(text, { above: 4 });
      if (plan === null) return;
      const number = String(plan.marks.get(mark) ?? '');
      const line = { y: y - 10 * lineHeight, size: 10, color: colors.ink };
      pen.draw(number, { ...line, x: right - pen.widthOf(number, 10) });
      document.goTo(left, line.y, right - left, 10 * lineHeight, mark);
    },
    end() {
      drawFoot();
      const ended = new Promise<Plan>((resolve, reject) => {
        document.on('end', () => resolve({ pages: page, marks }));
        document.on('error', reject);
      });
      document.end();
      return ended;
    },
  };
}
