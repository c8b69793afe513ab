/** A passage as it is stored, in the order of its document. */
export interface StoredPassage {
  headingPath: readonly string[];
  question: string | null;
  text: string;
  sentenceOffsets: readonly number[];
}

/**
 * The text that passages were cut from: a line a sentence, with a `#` before headings, so that two readings of a page
 * can be compared however they were cut.
 */
export function composePassages(passages: readonly StoredPassage[]): string {
  const lines: string[] = [];
  let above: readonly string[] = [];
  for (const { headingPath, question, text, sentenceOffsets } of passages) {
    const known = headingPath.findIndex((heading, level) => heading !== above[level]);
    if (known !== -1) lines.push(...headingPath.slice(known).map((heading) => `# ${heading}`));
    above = headingPath;
    if (question !== null) lines.push(...question.split('\n'));
    sentenceOffsets.forEach((start, index) => {
      lines.push(...text.slice(start, sentenceOffsets[index + 1]).split('\n'));
    });
  }
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
