import { brand } from '#contract/brand.ts';
import { type WrappedLook, type WrappedSize, wrappedSizes } from '#contract/wrapped/wrapped.ts';
import type { Typeface } from '#core/pictures/typeface.ts';
import { wrapText } from '#core/pictures/wrap-text.ts';
import type { WrappedCard } from './wrapped-card.ts';

export interface CardTypefaces {
  title: Typeface;
  text: Typeface;
}

interface Colors {
  page: string;
  ink: string;
  secondary: string;
  brand: string;
  soft: string;
  onMark: string;
  mark: string;
}

/** Colours of `web/styles/tokens.css`. */
const looks: Record<WrappedLook, Colors> = {
  light: {
    page: '#faf8f5',
    ink: '#1f1b16',
    secondary: '#6b6259',
    brand: '#1f5c4a',
    soft: '#e6f0ec',
    mark: '#ffe3a3',
    onMark: '#3d2c05',
  },
  dark: {
    page: '#16130f',
    ink: '#f3eee7',
    secondary: '#b3a89b',
    brand: '#6fbf9f',
    soft: '#1c2e27',
    mark: '#5c4410',
    onMark: '#ffeec9',
  },
};

interface Area {
  x: number;
  width: number;
  top: number;
  bottom: number;
}

interface Measures {
  margin: number;
  header: number;
  title: number;
  value: number;
  detail: number;
  note: number;
}

/** Sizes of texts in pixels: the picture for link previews is seen small and has less room. */
const measures: Record<WrappedSize, Measures> = {
  story: { margin: 96, header: 40, title: 56, value: 216, detail: 44, note: 30 },
  portrait: { margin: 88, header: 36, title: 52, value: 184, detail: 40, note: 26 },
  preview: { margin: 64, header: 30, title: 40, value: 132, detail: 30, note: 21 },
};

/** Draws with the typefaces and colours of one picture. */
interface Pen {
  faces: CardTypefaces;
  colors: Colors;
  sizes: Measures;
}

/** The picture of a card as SVG. Texts are outlines, so that nothing that somebody wrote is ever markup. */
export function composeCard(
  card: WrappedCard,
  { size, look, faces }: { size: WrappedSize; look: WrappedLook; faces: CardTypefaces },
): string {
  const { width, height } = wrappedSizes[size];
  const pen: Pen = { faces, colors: looks[look], sizes: measures[size] };
  const { margin } = pen.sizes;
  const room = width - 2 * margin;
  const note = drawNote(card.how, { x: margin, width: room, bottom: height - margin, pen });
  const top = margin + pen.sizes.header * 2;
  const hasDrawing = card.columns.length > 0 || card.rows.length > 0;
  const isWide = size === 'preview';
  const bottom = note.top - pen.sizes.note * 2;
  const said = drawFigure(card, {
    x: margin,
    width: isWide && hasDrawing ? room * 0.52 : room,
    top,
    // Without a drawing the figure has the whole middle of the card.
    bottom: hasDrawing && !isWide ? top : bottom,
    pen,
  });
  const area: Area = isWide
    ? { x: margin + room * 0.58, width: room * 0.42, top: top + pen.sizes.title, bottom }
    : { x: margin, width: room, top: said.bottom + pen.sizes.title, bottom };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${pen.colors.page}"/>`,
    `<rect width="${width}" height="16" fill="${pen.colors.brand}"/>`,
    drawHeader(card.year, { x: margin, width: room, top: margin, pen }),
    said.svg,
    card.columns.length > 0 ? drawColumns(card.columns, area, pen) : '',
    card.rows.length > 0 ? drawRows(card.rows, area, pen) : '',
    note.svg,
    '</svg>',
  ].join('');
}

function drawHeader(
  year: number,
  { x, width, top, pen }: { x: number; width: number; top: number; pen: Pen },
): string {
  const { faces, colors, sizes } = pen;
  const of = String(year);
  const y = top + sizes.header * 0.4;
  const right = x + width - faces.title.measure(of, sizes.header);
  return (
    faces.title.draw(`${brand.name} ChatGenie`, { x, y, size: sizes.header, color: colors.brand }) +
    faces.title.draw(of, { x: right, y, size: sizes.header, color: colors.secondary })
  );
}

/** The title, the one figure and a sentence below it, in the middle of the room that they have. */
function drawFigure(
  { title, value, detail }: WrappedCard,
  { x, width, top, bottom, pen }: Area & { pen: Pen },
): { svg: string; bottom: number } {
  const { faces, colors, sizes } = pen;
  const shown = fitLine(value, { width, size: sizes.value * 0.4, face: faces.title });
  const size = Math.min(sizes.value, (sizes.value * width) / faces.title.measure(shown, sizes.value));
  const described = wrapText(detail, {
    width,
    lines: 4,
    measure: (line) => faces.text.measure(line, sizes.detail),
  });
  const line = sizes.detail * 1.4;
  const height = sizes.title + size * 1.3 + sizes.detail + described.length * line;
  const start = Math.max(top, (top + bottom - height) / 2) + sizes.title;
  const valueAt = start + sizes.title * 0.5 + size * 0.9;
  const detailAt = valueAt + size * 0.3 + sizes.detail;
  const mark = { x: x - 12, width: Math.min(width + 24, faces.title.measure(shown, size) + 24) };
  return {
    svg: [
      faces.title.draw(title, { x, y: start, size: sizes.title, color: colors.ink }),
      `<rect x="${mark.x}" y="${valueAt - size * 0.8}" width="${mark.width}" height="${size * 1.06}" rx="16" fill="${colors.mark}"/>`,
      faces.title.draw(shown, { x, y: valueAt, size, color: colors.onMark }),
      ...described.map((text, index) =>
        faces.text.draw(text, { x, y: detailAt + index * line, size: sizes.detail, color: colors.ink }),
      ),
    ].join(''),
    bottom: detailAt + (described.length - 1) * line,
  };
}

/** A column each; the highest, of equals the first, has the full colour. */
function drawColumns(columns: WrappedCard['columns'], area: Area, { faces, colors, sizes }: Pen): string {
  const step = area.width / columns.length;
  const foot = area.bottom - sizes.note * 1.6;
  const marked = columns.findIndex(({ share }) => share === 1);
  const highest = Math.min(foot - area.top, area.width * 0.6);
  return columns
    .map(({ label, share }, index) => {
      const x = area.x + index * step;
      const height = Math.max(4, share * highest);
      const bar = `<rect x="${x + step * 0.12}" y="${foot - height}" width="${step * 0.76}" height="${height}" rx="6" fill="${index === marked ? colors.brand : colors.secondary}" fill-opacity="${index === marked ? 1 : 0.45}"/>`;
      const left = x + (step - faces.text.measure(label, sizes.note)) / 2;
      const named = { x: left, y: area.bottom, size: sizes.note, color: colors.secondary };
      return label === '' ? bar : bar + faces.text.draw(label, named);
    })
    .join('');
}

/** A bar each, with its label and its figure above it. */
function drawRows(rows: WrappedCard['rows'], area: Area, { faces, colors, sizes }: Pen): string {
  const size = sizes.detail;
  const step = Math.min(size * 3, (area.bottom - area.top) / rows.length);
  return rows
    .map(({ label, figure, share }, index) => {
      const y = area.top + index * step + size;
      const figureWidth = faces.text.measure(figure, size);
      const shown = fitLine(label, { width: area.width - figureWidth - size, size, face: faces.text });
      return [
        faces.text.draw(shown, { x: area.x, y, size, color: colors.ink }),
        faces.text.draw(figure, {
          x: area.x + area.width - figureWidth,
          y,
          size,
          color: colors.secondary,
        }),
        `<rect x="${area.x}" y="${y + size * 0.4}" width="${area.width}" height="${size * 0.4}" rx="${size * 0.2}" fill="${colors.soft}"/>`,
        `<rect x="${area.x}" y="${y + size * 0.4}" width="${Math.max(size * 0.4, share * area.width)}" height="${size * 0.4}" rx="${size * 0.2}" fill="${colors.brand}"/>`,
      ].join('');
    })
    .join('');
}

/** How it was counted, at the foot. */
function drawNote(
  how: string,
  { x, width, bottom, pen }: { x: number; width: number; bottom: number; pen: Pen },
): { svg: string; top: number } {
  const { faces, colors, sizes } = pen;
  const lines = wrapText(`How it was counted: ${how}`, {
    width,
    lines: 12,
    measure: (line) => faces.text.measure(line, sizes.note),
  });
  const step = sizes.note * 1.4;
  const first = bottom - (lines.length - 1) * step;
  const drawn = lines.map((line, index) =>
    faces.text.draw(line, { x, y: first + index * step, size: sizes.note, color: colors.secondary }),
  );
  return { svg: drawn.join(''), top: first - sizes.note };
}

/** One line, cut with an ellipsis where it is too wide. */
function fitLine(
  text: string,
  { width, size, face }: { width: number; size: number; face: Typeface },
): string {
  if (face.measure(text, size) <= width) return text;
  let kept = [...text];
  while (kept.length > 1 && face.measure(`${kept.join('')}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}
