import { LIGHT_WORDS } from '#core/answering/deciding/missing/light-words.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { WRITTEN_WITHOUT_SPACES } from '#core/searching/words/written-without-spaces.ts';
import { CONTINUES, POINTERS } from '../pointing-words.ts';
import { withoutOpening } from '../without-opening.ts';

/** Pronouns that are never the article of what is named ("la garantía", "die Garantie"). */
const PRONOUNS = new Set(
  `it its they them their theirs this that these those one ones he him his she her es ihn ihm ihnen ihre dies dieser dieses davon dafür
  ello ellos ellas esto eso este ese esta esa il elle ils elles cela ça lui leur esso essa onu onun bunu bunun его её их`.split(
    /\s+/,
  ),
);

/** Whether a message that leans back still names what it is about: "And the Riga?", "What about returns?", "in Berlin?". */
export function namesTopic(message: string): boolean {
  const asked = withoutOpening(message);
  const language = detectLanguage(asked);
  const pointers = new Set((POINTERS[language] ?? '').split(' '));
  if (WRITTEN_WITHOUT_SPACES.test(asked)) return CONTINUES.test(asked) && !/[几多怎什吗为]/u.test(asked);
  const stopWords = listStopWords(language);
  const words = splitWords(asked, language);
  return (
    !words.some((word) => PRONOUNS.has(word)) &&
    words.some((word) => !stopWords.has(word) && !pointers.has(word) && !LIGHT_WORDS.has(word))
  );
}
