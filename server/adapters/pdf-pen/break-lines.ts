const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Breaks at spaces, and inside of what is wider than a line. */
export function breakLines(text: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.replaceAll('\t', '    ').split(/\r?\n/)) {
    let line = '';
    let used = 0;
    for (const word of paragraph.match(/\S+\s*|\s+/g) ?? []) {
      const wide = measure(word);
      // Spaces at the end of a line may go beyond it.
      const parts = measure(word.trimEnd()) > width ? cutWord(word, width, measure) : [word];
      for (const part of parts) {
        const partWidth = parts.length === 1 ? wide : measure(part);
        if (line !== '' && used + measure(part.trimEnd()) > width) {
          lines.push(line.trimEnd());
          line = '';
          used = 0;
        }
        line += part;
        used += partWidth;
      }
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

/** Pieces of at most the width, never inside of what is seen as one character. */
function cutWord(word: string, width: number, measure: (part: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const { segment } of graphemes.segment(word)) {
    const wide = measure(segment);
    if (part !== '' && used + wide > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += segment;
    used += wide;
  }
  return part === '' ? parts : [...parts, part];
}
