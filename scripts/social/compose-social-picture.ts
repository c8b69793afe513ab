import { brand } from '#contract/brand.ts';
import type { Typeface } from '#core/pictures/typeface.ts';
import { wrapText } from '#core/pictures/wrap-text.ts';

export interface SocialPicture {
  title: string;
  description: string;
}

export interface Typefaces {
  title: Typeface;
  text: Typeface;
}

const width = 1_200;
const height = 630;
const margin = 80;
const widest = width - 2 * margin;

/** The light colours of `web/styles/tokens.css`. */
const colors = {
  page: '#faf8f5',
  ink: '#1f1b16',
  secondary: '#6b6259',
  brand: '#1f5c4a',
  soft: '#e6f0ec',
  cited: '#ffe3a3',
};

const bubble =
  'M4 13.5C4 7.7 8.7 3 14.5 3h4C24.3 3 29 7.7 29 13.5S24.3 24 18.5 24h-6.2l-6.6 5.6A1 1 0 0 1 4 28.8z';
const innerBubble = 'M11 13.3A4.3 4.3 0 0 1 15.3 9h2.9a4.3 4.3 0 0 1 0 8.6h-3.4l-2.6 2.2a.7.7 0 0 1-1.2-.5z';

const descriptionSize = 30;
const descriptionLine = 42;

/** The title, as large as it fits into three lines, of about the same length. */
function setTitle(title: string, face: Typeface): { lines: string[]; size: number } {
  const wrap = (size: number, room: number) =>
    wrapText(title, { width: room, lines: 9, measure: (line) => face.measure(line, size) });
  const size = [92, 80, 68].find((each) => wrap(each, widest).length <= (each === 68 ? 3 : 2)) ?? 56;
  const count = Math.min(wrap(size, widest).length, 3);
  let room = widest;
  while (room > widest / 3 && wrap(size, room - 20).length <= count) room -= 20;
  return { lines: wrap(size, room).slice(0, 3), size };
}

/**
 * The picture of a page in link previews, 1,200 by 630 pixels, as SVG without fonts. The last line of the title is marked
 * as the sentence is that an answer comes from.
 */
export function composeSocialPicture(
  { title, description }: SocialPicture,
  { title: face, text }: Typefaces,
): string {
  const { lines, size } = setTitle(title, face);
  const described = wrapText(description, {
    width: widest,
    lines: 2,
    measure: (line) => text.measure(line, descriptionSize),
  });
  const step = Math.round(size * 1.12);
  const descriptionTop = height - margin - (described.length - 1) * descriptionLine;
  const room = descriptionTop - descriptionLine - 150;
  const first = 150 + Math.round((room - lines.length * step) / 2) + size;
  const marked = lines.at(-1) ?? '';
  const markedAt = first + (lines.length - 1) * step;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.page}"/>`,
    `<path transform="translate(880 -150) scale(15)" fill="${colors.soft}" d="${bubble}"/>`,
    `<rect width="${width}" height="12" fill="${colors.brand}"/>`,
    `<g transform="translate(${margin - 6} 66) scale(1.75)"><path fill="${colors.brand}" d="${bubble}"/><path fill="${colors.page}" d="${innerBubble}"/></g>`,
    face.draw(brand.name, { x: margin + 62, y: 106, size: 36, color: colors.ink }),
    `<rect x="${margin - 10}" y="${Math.round(markedAt - size * 0.76)}" width="${Math.round(face.measure(marked, size)) + 20}" height="${Math.round(size * 1.02)}" rx="10" fill="${colors.cited}"/>`,
    ...lines.map((line, index) =>
      face.draw(line, { x: margin, y: first + index * step, size, color: colors.ink }),
    ),
    ...described.map((line, index) =>
      text.draw(line, {
        x: margin,
        y: descriptionTop + index * descriptionLine,
        size: descriptionSize,
        color: colors.secondary,
      }),
    ),
    '</svg>',
  ].join('');
}
