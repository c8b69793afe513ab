import { stemWord } from '#core/searching/words/stem-word.ts';
import { ALIKE } from './alike-words.ts';
import { ENGLISH } from './related-words.ts';
import { TRADES } from './trade-words.ts';

/** A word by which a firm may have written of another, as it is written and as it is looked for. */
export interface RelatedWord {
  word: string;
  stem: string;
}

const NONE: readonly RelatedWord[] = [];

let table: ReadonlyMap<string, readonly RelatedWord[]> | null = null;

function readWords(text: string): RelatedWord[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word) => ({ word, stem: stemWord(word, 'en') }));
}

function createTable(): ReadonlyMap<string, readonly RelatedWord[]> {
  const related = new Map<string, RelatedWord[]>();
  for (const line of [ENGLISH, TRADES, ALIKE].flatMap((list) => list.trim().split('\n'))) {
    const [asked = [], said = asked] = line.split(':').map(readWords);
    for (const { stem } of asked) {
      const others = related.get(stem) ?? [];
      const isNew = (other: RelatedWord) =>
        other.stem !== stem && !others.some((known) => known.stem === other.stem);
      for (const other of said) if (isNew(other)) others.push(other);
      related.set(stem, others);
    }
  }
  return related;
}

/** Words by which a firm may have written of what an English word asks, given by its stem. */
export function findRelatedWords(stem: string): readonly RelatedWord[] {
  table ??= createTable();
  return table.get(stem) ?? NONE;
}
