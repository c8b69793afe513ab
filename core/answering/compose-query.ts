import { detectLanguage } from '#core/reading/detect-language.ts';
import { CONTEXT_SEPARATOR } from '#core/searching/analyse-query.ts';
import { splitWords } from '#core/searching/split-words.ts';
import { stopWordsOf } from '#core/searching/stop-words.ts';
import { classifyMessage } from './classify-message.ts';

/** Words that point back to what was said before, by language, lower case. */
const POINTERS: Readonly<Record<string, string>> = {
  en: 'it its they them their theirs this that these those one ones he him his she her same there then',
  de: 'es er sie ihn ihm ihnen ihr ihre dies diese dieser dieses das davon dafür damit dort dazu darüber deren dessen',
  es: 'él ella ello ellos ellas lo la los las esto eso este ese esta esa estos esos allí mismo misma',
  fr: 'il elle ils elles le la les lui leur cela ça ceci celui celle ceux y en même là',
  it: 'esso essa essi lo la li le questo questa quello quella ci ne stesso lì',
  pt: 'ele ela eles elas isso isto este esse esta essa aquele aquela lá mesmo',
  nl: 'het hij zij ze hem haar hen dit dat die deze daar ervan ermee',
  tr: 'o onu onun onlar onları bu bunu bunun bunlar şu orada bunda ondan',
  zh: '它 它们 他 她 他们 这 这个 那 那个 这些 那些 其',
};
/** A message that starts so continues the one before. */
const CONTINUES =
  /^[\s¿¡]*(?:and|but|also|what about|how about|so|or|und|aber|was ist mit|und was|oder|y|pero|qué tal|et|mais|e|ma|mas|en|maar|ve|peki|ya|那|那么|那麼|还有|而且)(?=[\s,:;?，？]|\p{Script=Han}|$)/iu;
/** A bare complement ("for students?", "in Berlin?"). */
const COMPLEMENT =
  /^[\s¿¡]*(?:in|for|with|without|on|at|to|from|by|für|mit|ohne|bei|nach|aus|am|im|para|con|sin|en|desde|pour|avec|sans|dans|per|senza|com|sem|voor|zonder)\s+\S+(?:\s+\S+){0,2}\s*$/iu;
const POINTER_CONTENT_WORDS = 4;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const SHORT_UNSPACED_CHARACTERS = 7;

/**
 * The query to search with: a short follow-up, or one that points back ("and how long does it take?"), is put behind
 * the question before it, since it names nothing by itself.
 */
export function composeQuery(question: string, previousQuestion: string | null): string {
  if (previousQuestion === null || classifyMessage(previousQuestion).kind !== 'question') return question;
  const joined = `${previousQuestion}${CONTEXT_SEPARATOR}${question}`;
  if (CONTINUES.test(question) || COMPLEMENT.test(question)) return joined;
  const language = detectLanguage(question);
  const pointers = new Set((POINTERS[language] ?? '').split(' '));
  if (UNSPACED.test(question)) {
    const letters = question.replace(/[\p{P}\p{Z}]/gu, '');
    const pointsBack = [...pointers].some((pointer) => pointer !== '' && letters.startsWith(pointer));
    return pointsBack || letters.length < SHORT_UNSPACED_CHARACTERS ? joined : question;
  }
  const words = splitWords(question, language);
  const stopWords = stopWordsOf(language);
  const contentWords = words.filter((word) => !stopWords.has(word) && !pointers.has(word)).length;
  if (contentWords === 0) return joined;
  return contentWords <= POINTER_CONTENT_WORDS && words.some((word) => pointers.has(word))
    ? joined
    : question;
}
