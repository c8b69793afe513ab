import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { unwrapFont } from './unwrap-font.ts';

const require = createRequire(import.meta.url);
const fileOf = (family: string, script: string): string =>
  join(
    dirname(require.resolve(`@fontsource/${family}/package.json`)),
    'files',
    `${family}-${script}-400-normal.woff`,
  );

/** In the order in which a character is looked for; the last one has nearly all that there are. */
const files: Readonly<Record<string, string>> = {
  latin: fileOf('noto-sans', 'latin'),
  'latin-ext': fileOf('noto-sans', 'latin-ext'),
  vietnamese: fileOf('noto-sans', 'vietnamese'),
  greek: fileOf('noto-sans', 'greek'),
  'greek-ext': fileOf('noto-sans', 'greek-ext'),
  cyrillic: fileOf('noto-sans', 'cyrillic'),
  'cyrillic-ext': fileOf('noto-sans', 'cyrillic-ext'),
  devanagari: fileOf('noto-sans', 'devanagari'),
  hebrew: fileOf('noto-sans-hebrew', 'hebrew'),
  arabic: fileOf('noto-sans-arabic', 'arabic'),
  thai: fileOf('noto-sans-thai', 'thai'),
  rest: fileOf('unifontex', 'latin'),
};

const unwrapped = new Map<string, Buffer>();
const opened = new Map<string, Font>();

function bytesOf(name: string, file: string): Buffer {
  const known = unwrapped.get(name);
  if (known !== undefined) return known;
  const bytes = unwrapFont(readFileSync(file));
  unwrapped.set(name, bytes);
  return bytes;
}

function open(name: string, file: string): Font {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const font = create(bytesOf(name, file)) as Font;
  opened.set(name, font);
  return font;
}

const homes = new Map<string, string | null>();

/** The name of the first font that has a character; null where none has. */
export function fontFor(character: string): string | null {
  const known = homes.get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  const found = Object.entries(files).find(([name, file]) => open(name, file).hasGlyphForCodePoint(code));
  const home = found?.[0] ?? null;
  homes.set(character, home);
  return home;
}

/** The fonts by the names that `fontFor` gives. */
export function listFonts(): [name: string, bytes: Buffer][] {
  return Object.entries(files).map(([name, file]) => [name, bytesOf(name, file)]);
}
