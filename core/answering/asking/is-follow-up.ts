import { LIGHT_WORDS } from '#core/answering/deciding/missing/light-words.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { WRITTEN_WITHOUT_SPACES } from '#core/searching/words/written-without-spaces.ts';
import { COMPLEMENT, CONTINUES, POINTERS } from './pointing-words.ts';
import { withoutOpening } from './without-opening.ts';

/** Questions that name nothing although they have no pronoun, such as "¿Cuánto cuesta?". */
const BARE_VERBS = new Set(
  'cuesta cuestan vale valen tarda dura kostet kosten dauert coûte coûtent dure costa costano custa custam demora kost duurt стоит стоят'.split(
    ' ',
  ),
);
/** English words that look like pointers and point at nothing: "is there parking?", "is it possible to pay by card?", "one night". */
const POINTS_AT_NOTHING =
  /\b(?:is|are|was|were|will|isn['’]t|aren['’]t) there\b|\bthere(?: is| are|['’]s)\b|\b(?:is|was|would|will) it (?:possible|allowed|permitted|ok|okay|necessary)(?= (?:to|for|if|that)(?: \p{L}+){2})|\bone(?= (?:day|night|week|month|year|hour|person|adult|child|ticket)\b)/giu;
const EXISTS = /(?<!\p{L})gibt es(?!\p{L})/giu;
/** "How much per night?" and "what is the price?" name nothing but a measure. */
const ASKS_MEASURE =
  /^\W*(?:how (?:much|long|far|big|old|heavy|large|tall)|(?:and )?what(?:['’]s| is| are|s) the (?:prices?|costs?|size|weight|age|length))(?!\p{L})/iu;
const MEASURES = new Set(
  'price prices cost costs size weight age length per each day days night nights hour hours week weeks month months year years person people adult adults child children head'.split(
    ' ',
  ),
);
/** "And is there a café?" names what it asks for, and needs nothing before it. */
const ASKS_OF_ITS_OWN =
  /^[\s¿¡]*(?:and|but|also|und|aber|y|pero|et|mais),?\s+(?:is there (?:an?|any)|are there (?:any)?|do you (?:have|sell|offer) (?:an?|any)|gibt es (?:ein\p{L}*|auch)?|habt ihr (?:ein\p{L}*|auch)|haben sie (?:ein\p{L}*|auch)|hay|tienen|y a-t-il|avez-vous)\s+(?!(?:it|one|ones|any|eine?n?s?|welche|einen|otr[oa]s?|for|für|para|pour|more|another|other|that|this|those|these|the)(?!\p{L}))\p{L}{3,}/iu;
const POINTER_CONTENT_WORDS = 4;
const SHORT_UNSPACED_CHARACTERS = 7;

/** Whether a message names too little to be understood without the question before it. */
export function isFollowUp(question: string): boolean {
  const asked = withoutOpening(question);
  if (CONTINUES.test(asked) && !ASKS_OF_ITS_OWN.test(asked)) return true;
  if (COMPLEMENT.test(asked)) return true;
  const language = detectLanguage(asked);
  const pointers = new Set((POINTERS[language] ?? '').split(' '));
  if (WRITTEN_WITHOUT_SPACES.test(asked)) {
    const letters = asked.replace(/[\p{P}\p{Z}]/gu, '');
    const refersBack = [...pointers].some((pointer) => pointer !== '' && letters.startsWith(pointer));
    return refersBack || letters.length < SHORT_UNSPACED_CHARACTERS;
  }
  const words = splitWords(asked.replace(language === 'en' ? POINTS_AT_NOTHING : EXISTS, ' '), language);
  const stopWords = listStopWords(language);
  const contentWords = words.filter(
    (word) => !stopWords.has(word) && !pointers.has(word) && !BARE_VERBS.has(word),
  ).length;
  if (contentWords === 0) return true;
  const isBare = words.every((word) => stopWords.has(word) || MEASURES.has(word) || LIGHT_WORDS.has(word));
  if (language === 'en' && isBare && ASKS_MEASURE.test(asked)) return true;
  return contentWords <= POINTER_CONTENT_WORDS && words.some((word) => pointers.has(word));
}
