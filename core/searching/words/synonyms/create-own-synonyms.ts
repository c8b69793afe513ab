import { splitWords } from '#core/searching/words/split-words.ts';
import { stemWord } from '#core/searching/words/stem-word.ts';
import { WRITTEN_WITHOUT_SPACES } from '#core/searching/words/written-without-spaces.ts';

/** Words and phrases that an owner has said mean the same. */
export interface OwnSynonyms {
  /** Stems of single words that mean the same as this one, in a language. */
  findStems(stem: string, language: string): readonly string[];
  /**
   * A query with its phrases replaced by what the sources use for them, and its words that the sources lack by a phrase.
   * @param isKnown whether the sources use a word
   */
  replace(query: string, language: string, isKnown: (word: string) => boolean): string;
}

interface Entry {
  pattern: RegExp;
  /** The entry itself and the others of its group, each with its words. */
  own: Wording;
  others: readonly Wording[];
}

interface Wording {
  text: string;
  words: readonly string[];
}

/** @param groups each of two or more wordings of the same */
export function createOwnSynonyms(groups: readonly (readonly string[])[]): OwnSynonyms {
  const tables = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const entries = groups.flatMap(listEntries);
  return {
    findStems(stem, language) {
      const table = tables.get(language) ?? createTable(groups, language);
      tables.set(language, table);
      return table.get(stem) ?? [];
    },
    replace(query, _language, isKnown) {
      let replaced = query;
      for (const { pattern, own, others } of entries) {
        if (!pattern.test(replaced)) continue;
        const isPhrase = own.words.length > 1;
        // Single words meet by their stems; only a phrase has to be put in their place.
        if (!isPhrase && own.words.every(isKnown)) continue;
        const other = others.find(
          ({ words }) => (isPhrase || words.length > 1) && words.length > 0 && words.every(isKnown),
        );
        if (other !== undefined) replaced = replaced.replace(pattern, () => other.text);
      }
      return replaced;
    },
  };
}

function createTable(
  groups: readonly (readonly string[])[],
  language: string,
): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  for (const group of groups) {
    const stems = group.flatMap((text) => {
      const words = splitWords(text, language);
      return words.length === 1 ? [stemWord(words[0] as string, language)] : [];
    });
    for (const stem of stems) {
      const others = table.get(stem) ?? [];
      others.push(...stems.filter((other) => other !== stem && !others.includes(other)));
      table.set(stem, others);
    }
  }
  return table;
}

function listEntries(group: readonly string[]): Entry[] {
  const wordings = group.map((text): Wording => ({ text, words: splitWords(text, 'en') }));
  return wordings.map((own) => ({
    pattern: patternOf(own.text),
    own,
    others: wordings.filter((other) => other !== own),
  }));
}

/** Between other letters it is another word, except where words are written without spaces. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+');
  return WRITTEN_WITHOUT_SPACES.test(text)
    ? new RegExp(escaped, 'iu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
}
