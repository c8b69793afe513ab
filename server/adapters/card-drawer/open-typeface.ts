import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import type { Typeface } from '#core/pictures/typeface.ts';
import { orderForEyes } from '#server/adapters/pdf-pen/order-for-eyes.ts';
import { unwrapFont } from '#server/adapters/pdf-pen/unwrap-font.ts';

/** What changes the character before it, such as the tone of a skin: it stays with it, whatever fonts have it alone. */
const joins = /[\u200d\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/u;

interface Run {
  font: Font;
  text: string;
}

/**
 * A typeface of static font files: fontkit cannot vary the variable ones. Each is read when it is first needed.
 * @param files in the order in which a character is looked for
 * @returns what throws when a text has a character that no file has
 */
export function openTypeface(files: readonly URL[]): Typeface {
  const opened = new Map<URL, Font>();

  function open(file: URL): Font {
    const known = opened.get(file);
    if (known !== undefined) return known;
    const font = create(unwrapFont(readFileSync(file))) as Font;
    opened.set(file, font);
    return font;
  }

  function fontOf(character: string): Font | undefined {
    for (const file of files) {
      const font = open(file);
      if (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return font;
    }
    return undefined;
  }

  /** The text in pieces of one font each, from left to right. */
  function split(text: string): Run[] {
    return orderForEyes(text).flatMap((piece) => {
      const runs: Run[] = [];
      for (const character of piece) {
        const last = runs.at(-1);
        const font = last !== undefined && joins.test(character) ? last.font : fontOf(character);
        if (font === undefined) throw new Error(`No font has “${character}”, which is in “${text}”.`);
        if (last?.font === font) last.text += character;
        else runs.push({ font, text: character });
      }
      return runs;
    });
  }

  return {
    canDraw: (text) =>
      [...text].every((character) => joins.test(character) || fontOf(character) !== undefined),
    measure(text, size) {
      const widths = split(text).map(({ font, text }) => font.layout(text).advanceWidth / font.unitsPerEm);
      return size * widths.reduce((sum, width) => sum + width, 0);
    },
    draw(text, { x, y, size, color }) {
      let left = x;
      const drawn = split(text).map(({ font, text }) => {
        const scale = size / font.unitsPerEm;
        const { outlines, width } = drawRun(font, text);
        const placed = `<g transform="translate(${left} ${y}) scale(${scale} ${-scale})">${outlines}</g>`;
        left += width * scale;
        return placed;
      });
      return `<g fill="${color}">${drawn.join('')}</g>`;
    },
  };
}

/** A piece in units of its font. */
function drawRun(font: Font, text: string): { outlines: string; width: number } {
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const place = positions[index];
    const outline = glyph.path.toSVG();
    const at = `translate(${pen + (place?.xOffset ?? 0)} ${place?.yOffset ?? 0})`;
    pen += place?.xAdvance ?? 0;
    return outline && `<path transform="${at}" d="${outline}"/>`;
  });
  return { outlines: outlines.join(''), width: pen };
}
