const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
const CODE = /(`+[^`]*`+)/;
/** Of pages that are compiled: what they use, and the frames of their boxes. */
const IMPORT = /^(?:import|export)\s[^;]*\sfrom\s+['"][^'"]+['"];?\s*$/;
const FRAME = /\{\{[<%][^\n{}]{0,400}[>%]\}\}/g;
const CALLOUT = /^(\s*(?:>\s*)+)\[![\w-]+\][+-]?\s?/;
const WIKI_LINK = /!?\[\[(?:[^[\]|\n]*\|)?([^[\]|\n]+)\]\]/g;
const HIGHLIGHT = /==(?=[^=\s])([^=\n]*?[^=\s])==(?!=)/g;
const RAISED = /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,8})\^/gu;
const LOWERED = /(?<=[\p{L}])~([\p{N}]{1,4})~(?!~)/gu;

/**
 * Writes marks of editors and generators of websites as plain Markdown: links between notes, boxes, highlighted text,
 * and raised and lowered figures. Code is left as it is.
 */
export function writeMarksPlainly(markdown: string): string {
  let isCode = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (FENCE.test(line)) isCode = !isCode;
      if (isCode) return line;
      if (IMPORT.test(line)) return '';
      return line
        .replace(CALLOUT, '$1')
        .split(CODE)
        .map((part, at) => (at % 2 === 1 ? part : writePlainly(part)))
        .join('');
    })
    .join('\n');
}

function writePlainly(text: string): string {
  return text
    .replace(FRAME, '')
    .replace(WIKI_LINK, '$1')
    .replace(HIGHLIGHT, '$1')
    .replace(RAISED, '<sup>$1</sup>')
    .replace(LOWERED, '<sub>$1</sub>');
}
