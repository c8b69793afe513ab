import type { RankedPassage } from '#core/searching/ranking/search-passages.ts';
import { SURE_VARIANT } from '#core/searching/ranking/sure-variant.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { compareNumberedNames } from '../figures/compare-numbered-names.ts';
import { textOfPassage } from '../text-of-passage.ts';
import { namingWords } from './naming-words.ts';

/** A capital within a sentence, or inside a word, as names are written: "Intercom", "WhatsApp", "iPad", "SAP". */
const NAME =
  /(?<=[\p{L}\p{N},;:)"”’]\s+["“(]?)\p{Lu}[\p{L}\p{M}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{M}\p{N}'’-]*)*|\p{L}+\p{Lu}[\p{L}\p{N}]*/gu;
/** Languages that write more than names with a capital. */
const CAPITALISING: ReadonlySet<string> = new Set(['de', 'lb']);
const INNER_CAPITAL = /\p{L}\p{Lu}/u;
/** "CCTV", "ATMs": short for a thing that the sources may have in full, unless something is done with it ("with SAP"). */
const ABBREVIATION = /^\p{Lu}{2,5}s?$/u;
const DONE_WITH = /(?:^|\s)(?:with|to|from|by|via|than|like|using|versus|vs)\s+["“(]?$/iu;

function readNames(question: string, language: string): string[] {
  return [...question.matchAll(NAME)].flatMap(({ 0: name, index }) => {
    const isThing = ABBREVIATION.test(name) && !DONE_WITH.test(question.slice(0, index));
    const isName = name !== 'I' && !isThing && (!CAPITALISING.has(language) || INNER_CAPITAL.test(name));
    return isName ? [name] : [];
  });
}

/**
 * Names of the question that the sources contain nowhere, when it names nothing else that they do contain: then whatever
 * else was found is about something else. "Does it work with WhatsApp?" names only WhatsApp; "Do you ship to Peru?" also
 * asks about shipping. Of a name with a number, one is enough: nothing else is known of "PX-10" when only the PX-90 is
 * there.
 */
export function findUnknownNames(question: string, ranked: readonly RankedPassage[]): string[] {
  const query = ranked[0]?.query;
  if (!query) return [];
  const numbered = ranked.flatMap(
    ({ passage }) => compareNumberedNames(question, query, textOfPassage(passage)) ?? [],
  );
  if (numbered[0] && numbered.every(({ isNamed }) => !isNamed)) return [numbered[0].written];
  // In other languages words are inflected, and which of them name something is not known so well.
  if (query.language !== 'en') return [];
  const naming = namingWords(query);
  const isUnknown = (at: number) => {
    const word = query.words[at];
    return word !== undefined && !word.isKnown && word.variants.every(({ weight }) => weight < SURE_VARIANT);
  };
  if (naming.length === 0 || !naming.every(({ at }) => isUnknown(at))) return [];
  const unknown = new Set(naming.map(({ at }) => query.words[at]?.word));
  return readNames(question, query.language).filter((name) =>
    splitWords(name, query.language).some((word) => unknown.has(word)),
  );
}
