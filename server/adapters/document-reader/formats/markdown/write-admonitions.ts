const BOX = /^( {0,12})(?:!!!|\?\?\?\+?|===) +(?:[\w-]+(?: +[\w-]+)*)?(?: *"([^"\n]*)")? *$/;
const INDENT = /^(?: {4}|\t)/;

/**
 * Writes the boxes and tabs of generators of documentation, as `!!! note "Parking"` above indented lines, as text: their
 * title, and what is in them.
 */
export function writeAdmonitions(markdown: string): string {
  if (!/^ {0,12}(?:!!!|\?\?\?|===) /m.test(markdown)) return markdown;
  let isInBox = false;
  return markdown
    .split('\n')
    .map((line) => {
      const box = BOX.exec(line);
      if (box !== null) {
        isInBox = true;
        return `\n${box[2] ?? ''}\n`;
      }
      if (isInBox && line.trim() !== '' && !INDENT.test(line)) isInBox = false;
      return isInBox ? line.replace(INDENT, '') : line;
    })
    .join('\n');
}
