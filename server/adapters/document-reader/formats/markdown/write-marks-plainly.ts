const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
const CODE = /(`+[^`]*`+)/;
/** Of pages that are compiled: what they use, and the frames of their boxes. */
const IMPORT = /^(?:import|export)\s[^;]*\sfrom\s+['"][^'"]+['"];?\s*$/;
const FRAME = /\{\{[<%][^\n{}]{0,400}[>%]\}\}/g;
/** `{#prices}` after a heading, `{: .note}` below a paragraph: names for a style sheet. */
const ATTRIBUTES = /(?<![ \t])[ \t]*\{:?[ \t]*[#.][^{}\n]{0,200}\}[ \t]*$/;
/** A description below its term. */
const DESCRIPTION = /^[:~][ \t]+(?=\S)/;
const LONGEST_TERM = 80;
const CALLOUT = /^(\s*(?:>\s*)+)\[![\w-]+\][+-]?\s?/;
const WIKI_LINK = /!?\[\[(?:[^[\]|\n]*\|)?([^[\]|\n]+)\]\]/g;
const HIGHLIGHT = /==(?=[^=\s])([^=\n]*?[^=\s])==(?!=)/g;
/** A remark that only its writer is to see. */
const REMARK = /%%(?=\S)[^%\n]{1,2000}%%/g;
const SHORT_CODE = /:([a-z_]{1,40}):/g;
const SIGNS: Record<string, string> = {
  white_check_mark: '✅',
  heavy_check_mark: '✔',
  ballot_box_with_check: '☑',
  x: '❌',
  negative_squared_cross_mark: '❎',
  heavy_multiplication_x: '✖',
  no_entry_sign: '❌',
  star: '⭐',
};
/** A formula between dollar signs has a sign of its language; a price has none. */
const FORMULA = /(?<![\\$\p{L}\p{N}])\$(?=[^$\n]{0,80}[\^_\\])([^\s$](?:[^$\n]{0,80}[^\s$])?)\$(?!\d)/gu;
const RAISED = /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,8})\^/gu;
const LOWERED = /(?<=[\p{L}])~([\p{N}]{1,4})~(?!~)/gu;

/**
 * Writes marks of editors and generators of websites as plain Markdown: links between notes, boxes, highlighted text,
 * and raised and lowered figures. Code is left as it is.
 */
export function writeMarksPlainly(markdown: string): string {
  let isCode = false;
  const lines = markdown.split('\n');
  let term = '';
  return lines
    .map((given, at) => {
      const line = isCode ? given : writeDescription(given, term);
      if (line === given && given.trim() !== '') term = given.trim();
      if (!isCode && isTerm(given) && isDescribed(lines, at)) return '';
      if (FENCE.test(line)) isCode = !isCode;
      if (isCode) return line;
      if (IMPORT.test(line)) return '';
      return line
        .replace(CALLOUT, '$1')
        .replace(ATTRIBUTES, '')
        .split(CODE)
        .map((part, at) => (at % 2 === 1 ? part : writePlainly(part)))
        .join('');
    })
    .join('\n');
}

function isTerm(line: string): boolean {
  return line !== '' && line.length <= LONGEST_TERM && /^[\p{L}\p{N}*_]/u.test(line);
}

function isDescribed(lines: readonly string[], at: number): boolean {
  const next = lines[at + 1] ?? '';
  return DESCRIPTION.test(next.trim() === '' ? (lines[at + 2] ?? '') : next);
}

/** `: from 15:00` below `Check-in` is a line of its own. */
function writeDescription(line: string, term: string): string {
  return isTerm(term) && DESCRIPTION.test(line) ? `\n${term}: ${line.replace(DESCRIPTION, '')}\n` : line;
}

function writePlainly(text: string): string {
  return text
    .replace(FRAME, '')
    .replace(REMARK, '')
    .replace(FORMULA, (_, formula: string) => writeFormula(formula))
    .replace(SHORT_CODE, (code: string, name: string) => SIGNS[name] ?? code)
    .replace(WIKI_LINK, '$1')
    .replace(HIGHLIGHT, '$1')
    .replace(RAISED, '<sup>$1</sup>')
    .replace(LOWERED, '<sub>$1</sub>');
}

/** `10^6` and `\frac{1}{2}` in plain signs. */
function writeFormula(formula: string): string {
  return formula
    .replace(/\\(?:[dt]?frac)\{([^{}]{1,40})\}\{([^{}]{1,40})\}/g, '$1/$2')
    .replace(
      /\^(?:\{([^{}]{1,20})\}|(\w))/g,
      (_, group?: string, single?: string) => `<sup>${group ?? single}</sup>`,
    )
    .replace(
      /_(?:\{([^{}]{1,20})\}|(\w))/g,
      (_, group?: string, single?: string) => `<sub>${group ?? single}</sub>`,
    )
    .replace(/\\(?:times|cdot)\b ?/g, '× ')
    .replace(/\\(?:text|mathrm|operatorname)\{([^{}]{1,40})\}/g, '$1')
    .replace(/\\le(?:q)?\b/g, '≤')
    .replace(/\\ge(?:q)?\b/g, '≥')
    .replace(/\\pm\b/g, '±')
    .replace(/\\[,;! ]/g, ' ')
    .replace(/\\([%&#_$])/g, '$1');
}
