import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { unwrapFont } from './unwrap-font.ts';

const packages = {
  'noto-sans': import.meta.resolve('@fontsource/noto-sans/package.json'),
  'noto-sans-hebrew': import.meta.resolve('@fontsource/noto-sans-hebrew/package.json'),
  'noto-sans-arabic': import.meta.resolve('@fontsource/noto-sans-arabic/package.json'),
  'noto-sans-thai': import.meta.resolve('@fontsource/noto-sans-thai/package.json'),
  unifontex: import.meta.resolve('@fontsource/unifontex/package.json'),
};

/** In the order in which a character is looked for; the last one has nearly all that there are. */
const files: readonly [name: string, family: keyof typeof packages, script: string][] = [
  ['latin', 'noto-sans', 'latin'],
  ['latin-ext', 'noto-sans', 'latin-ext'],
  ['vietnamese', 'noto-sans', 'vietnamese'],
  ['greek', 'noto-sans', 'greek'],
  ['greek-ext', 'noto-sans', 'greek-ext'],
  ['cyrillic', 'noto-sans', 'cyrillic'],
  ['cyrillic-ext', 'noto-sans', 'cyrillic-ext'],
  ['devanagari', 'noto-sans', 'devanagari'],
  ['hebrew', 'noto-sans-hebrew', 'hebrew'],
  ['arabic', 'noto-sans-arabic', 'arabic'],
  ['thai', 'noto-sans-thai', 'thai'],
  ['rest', 'unifontex', 'latin'],
];

interface OpenFont {
  name: string;
  bytes: Buffer;
  font: Font;
}

const opened = new Map<string, OpenFont>();

function open([name, family, script]: (typeof files)[number]): OpenFont {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const file = new URL(`files/${family}-${script}-400-normal.woff`, packages[family]);
  const bytes = unwrapFont(readFileSync(file));
  const font = { name, bytes, font: create(bytes) as Font };
  opened.set(name, font);
  return font;
}

const homes = new Map<string, string | null>();

/** The fonts of PDFs that people's own texts are in; each is read when it is first needed. */
export const pdfFonts = {
  /** The name of the first font that has a character; null where none has. */
  find(character: string): string | null {
    const known = homes.get(character);
    if (known !== undefined) return known;
    const code = character.codePointAt(0) ?? 0;
    const home = files.find((file) => open(file).font.hasGlyphForCodePoint(code))?.[0] ?? null;
    homes.set(character, home);
    return home;
  },
  /** The bytes of a font, by its name. */
  read(name: string): Buffer {
    const file = files.find(([each]) => each === name);
    if (file === undefined) throw new Error(`There is no font ${name}.`);
    return open(file).bytes;
  },
};
