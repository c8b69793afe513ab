import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';
import { replacePhrases } from '#core/searching/words/replace-phrases.ts';
import { createMissingWordFinder, type MissingWords } from './create-missing-word-finder.ts';
import { namingWords } from './naming-words.ts';

/** What a visitor's question names and neither a stored question nor its answer does. */
export function findMissingFromStored({ passage, query }: RankedPassage): MissingWords {
  const naming = namingWords(query);
  if (naming.length === 0) return { share: 0, shareUnknown: 0 };
  const stored = passage.question ?? '';
  // Phrases of the query are replaced by the word they mean ("money back": refund), so those of the stored question
  // are too.
  return createMissingWordFinder(
    query,
    naming,
  )([stored, replacePhrases(stored, query.language), passage.text].join('\n'));
}
