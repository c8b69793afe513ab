import { stemWord } from '#core/searching/words/stem-word.ts';
import { ENGLISH } from './related-words.ts';

let table: ReadonlyMap<string, readonly string[]> | null = null;

function createTable(): ReadonlyMap<string, readonly string[]> {
  const related = new Map<string, string[]>();
  for (const line of ENGLISH.trim().split('\n')) {
    const [asked = '', said = ''] = line.split(' : ');
    const stemsOf = (words: string) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => stemWord(word, 'en'));
    const stems = stemsOf(asked);
    for (const stem of stems) {
      const others = related.get(stem) ?? [];
      const all = [...stems, ...stemsOf(said)];
      others.push(...all.filter((other) => other !== stem && !others.includes(other)));
      related.set(stem, others);
    }
  }
  return related;
}

/** Stems by which a firm may have written of what an English word asks. */
export function findRelatedWords(stem: string): readonly string[] {
  table ??= createTable();
  return table.get(stem) ?? [];
}
