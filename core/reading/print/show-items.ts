import type { DrawnGlyph, DrawnPage, Ground, Stroke } from './drawn-page.ts';
import type { PageItem } from './page-item.ts';

/** Where a line goes through letters, in font sizes above their foot. */
const LOWEST_STROKE = 0.12;
const HIGHEST_STROKE = 0.55;
/** So much of a line that strikes something has letters below it; a rule of a table goes on. */
const LEAST_COVERED = 0.7;
const SAME_LINE = 1.5;
const MOST_OFF = 0.9;

/**
 * The pieces of a page as its reader sees them: without letters that are white on white, or in a layer that is off, and
 * without those that a line goes through; letters of fonts of pictures as what is drawn. Letters that are drawn invisibly stay:
 * so programs write the words of a scan, or of letters that they draw as shapes.
 */
export function showItems<Item extends PageItem>(items: readonly Item[], drawn: DrawnPage): Item[] {
  const strokes = drawn.strokes.filter((stroke) => isOverLetters(stroke, drawn.glyphs));
  // A page of which all is in layers that are off is shown by switching them on.
  const hasLayers = drawn.glyphs.filter(({ isOff }) => isOff).length <= drawn.glyphs.length * MOST_OFF;
  const isGone = (glyph: DrawnGlyph) =>
    (glyph.isOff && hasLayers) ||
    (glyph.isClear && !drawn.grounds.some((ground) => isOn(glyph, ground))) ||
    (glyph.isWhite && !drawn.grounds.some((ground) => !ground.isWhite && isOn(glyph, ground))) ||
    strokes.some((stroke) => isThrough(stroke, glyph));
  const told = drawn.glyphs.filter(({ text }) => text.trim() !== '');
  const changed = new Set(told.filter((glyph) => glyph.shown !== null || isGone(glyph)));
  if (changed.size === 0) return [...items];
  const lines = groupByHeight(told);
  return items.flatMap((item) => {
    const own = glyphsOf(item, lines);
    if (!own.some((glyph) => changed.has(glyph))) return [item];
    const text = write(item.text, own, (glyph) => (isGone(glyph) ? '' : (glyph.shown ?? glyph.text)));
    return text === null ? [item] : text.trim() === '' ? [] : [{ ...item, text }];
  });
}

/** The text with each of its letters replaced; null where the letters are not those of the text. */
function write(text: string, glyphs: DrawnGlyph[], show: (glyph: DrawnGlyph) => string): string | null {
  if (glyphs.every((glyph) => show(glyph) === '')) return '';
  let rest = text;
  let written = '';
  for (const glyph of glyphs) {
    const at = rest.indexOf(glyph.text);
    if (at === -1 || rest.slice(0, at).trim() !== '') return null;
    written += rest.slice(0, at) + show(glyph);
    rest = rest.slice(at + glyph.text.length);
  }
  return rest.trim() === '' ? written : null;
}

function groupByHeight(glyphs: DrawnGlyph[]): Map<number, DrawnGlyph[]> {
  const lines = new Map<number, DrawnGlyph[]>();
  for (const glyph of glyphs) {
    const key = Math.round(glyph.y);
    const line = lines.get(key);
    if (line === undefined) lines.set(key, [glyph]);
    else line.push(glyph);
  }
  return lines;
}

function glyphsOf(item: PageItem, lines: Map<number, DrawnGlyph[]>): DrawnGlyph[] {
  const key = Math.round(item.y);
  return [key - 1, key, key + 1]
    .flatMap((near) => lines.get(near) ?? [])
    .filter((glyph) => {
      const center = glyph.x + glyph.width / 2;
      return (
        Math.abs(glyph.y - item.y) <= SAME_LINE &&
        center >= item.x - 0.5 &&
        center <= item.x + item.width + 0.5
      );
    })
    .sort((one, other) => one.x - other.x);
}

function isOn({ x, y, width, size }: DrawnGlyph, { left, right, bottom, top }: Ground): boolean {
  const center = x + width / 2;
  const middle = y + size * 0.3;
  return center >= left && center <= right && middle >= bottom && middle <= top;
}

function isThrough({ left, right, y }: Stroke, glyph: DrawnGlyph): boolean {
  const center = glyph.x + glyph.width / 2;
  return (
    center >= left - 1 &&
    center <= right + 1 &&
    y >= glyph.y + glyph.size * LOWEST_STROKE &&
    y <= glyph.y + glyph.size * HIGHEST_STROKE
  );
}

function isOverLetters(stroke: Stroke, glyphs: readonly DrawnGlyph[]): boolean {
  const below = glyphs.filter((glyph) => isThrough(stroke, glyph));
  const covered = below.reduce((sum, { width }) => sum + width, 0);
  const letters = below.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length;
  return letters >= 2 && covered >= (stroke.right - stroke.left) * LEAST_COVERED;
}
