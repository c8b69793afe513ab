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
const POINTER_CONTENT_WORDS = 4;
const SHORT_UNSPACED_CHARACTERS = 7;

/** Whether a message names too little to be understood without the question before it. */
export function isFollowUp(question: string): boolean {
  const asked = withoutOpening(question);
  if (CONTINUES.test(asked) || COMPLEMENT.test(asked)) return true;
  const language = detectLanguage(asked);
  const pointers = new Set((POINTERS[language] ?? '').split(' '));
  if (WRITTEN_WITHOUT_SPACES.test(asked)) {
    const letters = asked.replace(/[\p{P}\p{Z}]/gu, '');
    const refersBack = [...pointers].some((pointer) => pointer !== '' && letters.startsWith(pointer));
    return refersBack || letters.length < SHORT_UNSPACED_CHARACTERS;
  }
  const words = splitWords(asked, language);
  const stopWords = listStopWords(language);
  const contentWords = words.filter(
    (word) => !stopWords.has(word) && !pointers.has(word) && !BARE_VERBS.has(word),
  ).length;
  if (contentWords === 0) return true;
  return contentWords <= POINTER_CONTENT_WORDS && words.some((word) => pointers.has(word));
}
