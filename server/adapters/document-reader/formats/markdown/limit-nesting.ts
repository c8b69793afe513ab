const mostMarkers = 20;
const mostIndent = 200;

const marker = '[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t]))';
const allMarkers = new RegExp(`^(?:${marker})+`);
const firstMarkers = new RegExp(`^(?:${marker}){${mostMarkers}}`);
const words = /[^\s>*+\-\d.)]/;

/**
 * Markdown whose quotes and lists are nested so deeply that a parser gives up and drops their text, as after many
 * replies to a mail: each line keeps its first marks and all of its text.
 */
export function limitNesting(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => limitMarkers(line.length > mostIndent ? limitIndent(line) : line))
    .join('\n');
}

/** A list that goes on stepping in goes on at one level instead. */
function limitIndent(line: string): string {
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.max(0, indent - mostIndent));
}

function limitMarkers(line: string): string {
  const kept = firstMarkers.exec(line)?.[0];
  if (kept === undefined || !words.test(line)) return line;
  return kept + line.slice(allMarkers.exec(line)?.[0].length ?? kept.length);
}
