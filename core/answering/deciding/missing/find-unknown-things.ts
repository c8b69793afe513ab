import type { QuerySignals } from '#core/searching/ranking/search-passages.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { namingWords } from './naming-words.ts';

/** A word of the same root or about the same matter is near; what only looks a little alike is not. */
const NEAR_VARIANT = 0.25;
/** "Do you rent" and "is there": what follows is the thing. "Are your people qualified?" asks for none. */
const UP_TO_VERB =
  /^(?:.*[,.;!?]\s*|\W*)(?:and |but |so |or |hi |hello |hey )?(?:(?:is|are) there|have you(?: got)?|(?:do|does|did|can|could|may|will|would|should|must)(?:n['’]t)? +(?:you|u|ya|they|i|we|one|people|someone|anyone)(?: +(?:guys|all|also|still|ever|even|actually|really|happen to))* +\p{L}+)(?!\p{L})/iu;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/** "CCTV", "ATMs": short for a thing that the sources may have in full. */
const ABBREVIATION = /^\p{Lu}{2,5}s?$/u;

/**
 * The things that an English question asks for ("Do you sell unicorns?": unicorns), where the sources have none of the
 * words that name something in it, nor one that looks or means about the same. Empty where they have one.
 */
export function findUnknownThings(question: string, query: QuerySignals): string[] {
  if (query.language !== 'en' || !UP_TO_VERB.test(question)) return [];
  const naming = namingWords(query);
  const isNowhere = (at: number) => query.words[at]?.variants.every(({ weight }) => weight < NEAR_VARIANT);
  if (naming.length === 0 || !naming.every(({ at, isKnown }) => !isKnown && isNowhere(at))) return [];
  const unknown = new Set(naming.map(({ at }) => query.words[at]?.word));
  const asked = question.replace(UP_TO_VERB, '');
  const things: string[] = [];
  let end = -1;
  for (const { 0: word, index } of asked.matchAll(WORD)) {
    if (!splitWords(word, query.language).some((part) => unknown.has(part))) continue;
    const isNext = things.length > 0 && asked.slice(end, index).trim() === '';
    if (isNext) things.push(`${things.pop()} ${word}`);
    else things.push(word);
    end = index + word.length;
  }
  return things.some((thing) => ABBREVIATION.test(thing)) ? [] : things;
}
