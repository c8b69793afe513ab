import { askAbout } from './ask-about.ts';

/** What the subject of a passage is found in. */
export interface SubjectSource {
  documentId: string;
  /** Title of the document. */
  title: string;
  /** Headings above the passage, outermost first. */
  headingPath: readonly string[];
  text: string;
  language: string;
}

const LONGEST = 40;
/** Each line of a table begins with what it is about. */
const ROW = /^([^\n:]{2,40}): \S/;
const QUESTION = /[?？؟]\s*$/u;

/**
 * What a passage under a heading such as "Prices" is about: the first row of its table, else the nearest heading
 * above that names something; null where neither does. The heading of a whole page counts only where the page is
 * named for it and no other is: it may be the name of the firm.
 * @param titles those of all documents, by id
 */
export function findSubject(source: SubjectSource, titles: ReadonlyMap<string, string>): string | null {
  const { headingPath, text } = source;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const row = lines.every((line) => ROW.test(line)) ? ROW.exec(lines[0] ?? '')?.[1] : undefined;
  if (row !== undefined) return row.trim();
  for (let level = headingPath.length - 2; level >= 0; level -= 1) {
    const heading = (headingPath[level] ?? '').trim();
    if (!namesThing(heading, source.language)) continue;
    if (level > 0 || isOwnPage(heading, source, titles)) return heading;
  }
  return null;
}

/** Not a question, and not one of the headings that every website has. */
function namesThing(heading: string, language: string): boolean {
  if (heading === '' || heading.length > LONGEST || QUESTION.test(heading)) return false;
  return askAbout(heading, language, () => heading) === null;
}

function isOwnPage(
  heading: string,
  { documentId, title }: SubjectSource,
  titles: ReadonlyMap<string, string>,
): boolean {
  const name = heading.toLowerCase();
  if (!title.toLowerCase().startsWith(name)) return false;
  const others = [...titles].filter(([id]) => id !== documentId).map(([, other]) => other.toLowerCase());
  return others.length > 0 && others.every((other) => !other.includes(name));
}
