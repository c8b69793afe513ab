import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** Text as outlines: a picture that is made of it needs no font on the machine that draws it. */
export interface Typeface {
  /** Width of one line in pixels. */
  measure(text: string, size: number): number;
  /** The line as SVG, its baseline beginning at a point. */
  draw(text: string, at: { x: number; y: number; size: number; color: string }): string;
}

const packages = {
  display: import.meta.resolve('@fontsource/bricolage-grotesque/package.json'),
  text: import.meta.resolve('@fontsource/figtree/package.json'),
};
const families = { display: 'bricolage-grotesque', text: 'figtree' };

/**
 * A typeface of the site, from the static files of its family: fontkit cannot vary the variable ones.
 * @throws when text has a character that the file does not
 */
export function openTypeface(name: keyof typeof packages, weight: 400 | 500 | 600): Typeface {
  const file = `${families[name]}-latin-${weight}-normal.woff`;
  const font = create(readFileSync(new URL(`files/${file}`, packages[name]))) as Font;

  function layOut(text: string) {
    const missing = [...text].find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (missing !== undefined) throw new Error(`${file} has no “${missing}”, which is in “${text}”.`);
    return font.layout(text);
  }

  return {
    measure: (text, size) => (layOut(text).advanceWidth * size) / font.unitsPerEm,
    draw(text, { x, y, size, color }) {
      const { glyphs, positions } = layOut(text);
      let pen = 0;
      const outlines = glyphs.map((glyph, index) => {
        const place = positions[index];
        const outline = glyph.path.toSVG();
        const drawn =
          outline && `<path transform="translate(${pen + (place?.xOffset ?? 0)} 0)" d="${outline}"/>`;
        pen += place?.xAdvance ?? 0;
        return drawn;
      });
      const scale = size / font.unitsPerEm;
      return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
    },
  };
}
