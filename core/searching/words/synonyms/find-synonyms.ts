import { stemWord } from '#core/searching/words/stem-word.ts';
import { GROUPS, SIGNS } from './synonyms.ts';

/** Stem → the other stems of its groups, by language; made when a language is first asked for. */
const tables = new Map<string, ReadonlyMap<string, readonly string[]>>();
const NO_TABLE: ReadonlyMap<string, readonly string[]> = new Map();

function tableOf(language: string): ReadonlyMap<string, readonly string[]> {
  const known = tables.get(language);
  if (known) return known;
  const groups = GROUPS[language];
  if (groups === undefined) return NO_TABLE;
  const neighbours = new Map<string, string[]>();
  for (const line of groups.split('\n')) {
    const stems = [
      ...new Set(
        line
          .trim()
          .split(/\s+/)
          .map((word) => stemWord(word, language)),
      ),
    ];
    for (const stem of stems) {
      const others = neighbours.get(stem) ?? [];
      others.push(...stems.filter((other) => other !== stem && !others.includes(other)));
      neighbours.set(stem, others);
    }
  }
  for (const line of (SIGNS[language] ?? '').split('\n')) {
    const [asked, ...signs] = line
      .trim()
      .split(/\s+/)
      .map((word) => stemWord(word, language));
    if (asked) neighbours.set(asked, [...new Set([...(neighbours.get(asked) ?? []), ...signs])]);
  }
  tables.set(language, neighbours);
  return neighbours;
}

/** Stems that mean about the same as a stem of that language. */
export function findSynonyms(stem: string, language: string): readonly string[] {
  return tableOf(language).get(stem) ?? [];
}
