import { STOP_WORDS } from './stop-words.ts';

const wordSets = new Map<string, ReadonlySet<string>>();
const NO_WORDS: ReadonlySet<string> = new Set();

/** The stop words of a language; an empty set where none are listed. */
export function listStopWords(language: string): ReadonlySet<string> {
  const known = wordSets.get(language);
  if (known) return known;
  const list = STOP_WORDS[language];
  if (list === undefined) return NO_WORDS;
  const made = new Set(list.split(/\s+/));
  wordSets.set(language, made);
  return made;
}
