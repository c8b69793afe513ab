import { pdfFonts } from './pdf-fonts.ts';

/** What has no shape of its own: marks of direction, joiners, and the choice of a colour for an emoji. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A piece of a text that one font has. */
export interface Run {
  font: string;
  text: string;
}

/** A text in pieces of one font each; what no font has is shown by its number. */
export function splitRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text.replace(invisible, '')) {
    const found = pdfFonts.find(character);
    const shown =
      found === null ? `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}]` : character;
    const font = found ?? 'latin';
    const last = runs.at(-1);
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}
