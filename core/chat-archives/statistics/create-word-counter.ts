import type { ArchiveWords } from '#contract/chat-figures/chat-figures.schemas.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { domainsOf } from './domains-of.ts';
import { emojiOf } from './emoji-of.ts';
import { wordsOf } from './words-of.ts';

const languages = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'tr',
  'pl',
  'sv',
  'ru',
  'el',
  'ar',
  'hi',
  'zh',
  'ja',
];

/** Counts words, emoji and linked websites of texts that come one after another. */
export interface WordCounter {
  add(text: string): void;
  /**
   * Those used most. Words have 2 to 30 letters, and those that every text of a language has are left out. Emoji are
   * counted in texts; reactions are not among them. Websites count once for each text.
   */
  most(count: number): Omit<ArchiveWords, 'media'>;
}

export function createWordCounter(): WordCounter {
  const words = new Map<string, number>();
  const emoji = new Map<string, number>();
  const domains = new Map<string, number>();
  const addTo = (counts: Map<string, number>, found: readonly string[]): void => {
    for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  };
  return {
    add(text) {
      addTo(words, wordsOf(text));
      addTo(emoji, emojiOf(text));
      addTo(domains, domainsOf(text));
    },
    most(count) {
      const common = languages.map(listStopWords);
      const isTelling = (word: string): boolean =>
        word.length >= 2 && word.length <= 30 && !common.some((list) => list.has(word));
      return {
        words: ordered(words)
          .filter(([word]) => isTelling(word))
          .slice(0, count)
          .map(([word, times]) => ({ word, count: times })),
        emoji: ordered(emoji)
          .slice(0, count)
          .map(([sign, times]) => ({ emoji: sign, count: times })),
        domains: ordered(domains)
          .slice(0, count)
          .map(([domain, times]) => ({ domain, count: times })),
      };
    },
  };
}

/** Most first; of equally many the one that comes first in the order of characters. */
function ordered(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].toSorted(([first, one], [second, other]) => other - one || (first < second ? -1 : 1));
}
