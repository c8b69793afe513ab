import { findAnswerType } from '#core/answering/recognising/answer-types/find-answer-type.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { stemWord } from '#core/searching/words/stem-word.ts';

/** Longer ones do not fit into an index of the database. */
const longestTopic = 300;

/** Separates the type of answer from the words, which never contain this character. */
const typeSeparator = '|';

/**
 * What a question asks, as a key that is the same for the same question in other grammar: the type of answer and the
 * stems of its words without stop words, sorted. "When do you open?" and "when are you opening" have the same key,
 * "Where do you open?" has another. The key of a question of stop words only is all its words.
 * @param query what was searched for, which includes the question before a follow-up
 */
export function nameTopic(query: string): string {
  const language = detectLanguage(query);
  const words = splitWords(query, language);
  const stopWords = listStopWords(language);
  const telling = words.filter((word) => !stopWords.has(word));
  const stems = (telling.length > 0 ? telling : words).map((word) => stemWord(word, language));
  const key = [...new Set(stems)].sort().join(' ') || query.trim().toLowerCase();
  return `${findAnswerType(query, language)}${typeSeparator}${key}`.slice(0, longestTopic);
}
