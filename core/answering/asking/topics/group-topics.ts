import { findSynonyms } from '#core/searching/words/synonyms/find-synonyms.ts';

/** Share of the words of both that two topics must have in common. */
const LEAST_SHARED = 0.6;

interface Group<Item> {
  items: Item[];
  words: Set<string>;
  type: string;
}

/**
 * Puts together topics that ask about the same: the same type of answer, and most words in common, where a synonym
 * counts as the word. Each topic goes to the first group that it fits, so that the most frequent ones, which come
 * first, name the groups.
 * @param items in order of weight, each with the key that `nameTopic` gave it
 * @returns the groups in the order of their first items
 */
export function groupTopics<Item extends { topic: string; language: string }>(
  items: readonly Item[],
): Item[][] {
  const groups: Group<Item>[] = [];
  /** Groups by word: only those that share a word can fit, so not every topic is compared with every other. */
  const byWord = new Map<string, Group<Item>[]>();
  for (const item of items) {
    const [type = '', key = ''] = item.topic.split('|');
    const words = new Set(key.split(' ').map((stem) => nameMeaning(stem, item.language)));
    const near = new Set([...words].flatMap((word) => byWord.get(word) ?? []));
    const fitting = [...near].find(
      (group) => group.type === type && sharedPart(group.words, words) >= LEAST_SHARED,
    );
    if (fitting) {
      fitting.items.push(item);
      continue;
    }
    const group: Group<Item> = { items: [item], words, type };
    groups.push(group);
    for (const word of words) {
      const known = byWord.get(word);
      if (known) known.push(group);
      else byWord.set(word, [group]);
    }
  }
  return groups.map((group) => group.items);
}

/** One stem for all that mean the same: the first in alphabetical order. */
function nameMeaning(stem: string, language: string): string {
  return [stem, ...findSynonyms(stem, language)].sort()[0] ?? stem;
}

function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}
