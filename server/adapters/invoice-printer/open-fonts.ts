import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import unicode from '@fontsource/noto-sans/unicode.json' with { type: 'json' };
import type PDFDocument from 'pdfkit';

export interface TextRun {
  font: string;
  text: string;
}

export interface Fonts {
  /** A text in pieces of one font each, in order; what no font has is shown as a question mark. */
  split(text: string): TextRun[];
  /** Whether something was in no font so far. */
  hasMissed(): boolean;
}

/** Noto Sans comes in files of some scripts each; in the order in which a character is looked for. */
const subsets = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'devanagari',
];

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans/package.json'));

/** From U+0301,U+0400-045F to pairs of first and last. */
function parseRanges(text: string): (readonly [first: number, last: number])[] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}

const ranges = Object.entries(unicode)
  .filter(([name]) => subsets.includes(name))
  .sort(([left], [right]) => subsets.indexOf(left) - subsets.indexOf(right))
  .map(([name, text]) => ({ name, ranges: parseRanges(text) }));

/** Makes the fonts known to a document; each is read when it is first used. */
export function openFonts(document: InstanceType<typeof PDFDocument>): Fonts {
  for (const name of subsets)
    document.registerFont(name, join(folder, 'files', `noto-sans-${name}-400-normal.woff`));
  let hasMissed = false;

  const fontOf = (sign: string): string | undefined => {
    const code = sign.codePointAt(0) ?? 0;
    return ranges.find((subset) => subset.ranges.some(([first, last]) => code >= first && code <= last))
      ?.name;
  };
  return {
    split(text) {
      const runs: TextRun[] = [];
      for (const sign of text.normalize('NFC')) {
        const found = fontOf(sign);
        hasMissed ||= found === undefined;
        const last = runs.at(-1);
        const font = found ?? 'latin';
        const shown = found === undefined ? '?' : sign;
        if (last?.font === font) last.text += shown;
        else runs.push({ font, text: shown });
      }
      return runs;
    },
    hasMissed: () => hasMissed,
  };
}
