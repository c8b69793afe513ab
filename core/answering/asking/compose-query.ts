import { LIGHT_WORDS } from '#core/answering/deciding/light-words.ts';
import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import { detectLanguage } from '#core/reading/text/detect-language.ts';
import { CONTEXT_SEPARATOR } from '#core/searching/ranking/analyse-query.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { splitWords } from '#core/searching/words/split-words.ts';

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
  ru: 'он она оно они его её ее их него неё ним ней это этот эта эти тот та те там',
  zh: '它 它们 他 她 他们 这 这个 那 那个 这些 那些 其',
};
/** A message that starts so continues the one before. */
const CONTINUES =
  /^[\s¿¡]*(?:and|but|also|what about|how about|so|or|und|aber|was ist mit|und was|oder|y|pero|qué tal|et|mais|e|ma|mas|en|maar|ve|peki|ya|那|那么|那麼|还有|而且)(?=[\s,:;?，？]|\p{Script=Han}|$)/iu;
/** A bare complement ("for students?", "in Berlin?"). */
const COMPLEMENT =
  /^[\s¿¡]*(?:in|for|with|without|on|at|to|from|by|für|mit|ohne|bei|nach|aus|am|im|para|con|sin|en|desde|pour|avec|sans|dans|per|senza|com|sem|voor|zonder)\s+\S+(?:\s+[^\s?？]+){0,5}\s*\??\s*$/iu;
/** Pronouns that are never the article of what is named ("la garantía", "die Garantie"). */
const PRONOUNS = new Set(
  `it its they them their theirs this that these those one ones he him his she her es ihn ihm ihnen ihre dies dieser dieses davon dafür
  ello ellos ellas esto eso este ese esta esa il elle ils elles cela ça lui leur esso essa onu onun bunu bunun его её их`.split(
    /\s+/,
  ),
);
/** "¿Cuánto cuesta?" names nothing, though it has no pronoun. */
const BARE_VERBS = new Set(
  'cuesta cuestan vale valen tarda dura kostet kosten dauert coûte coûtent dure costa costano custa custam demora kost duurt стоит стоят'.split(
    ' ',
  ),
);
const POINTER_CONTENT_WORDS = 4;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const SHORT_UNSPACED_CHARACTERS = 7;

/** What comes before the question itself ("thanks. and level 3?"), small talk ended by a stop or a conjunction. */
const OPENING =
  /^(.{1,30}?)(?:[.!,;。！，]+\s*|\s+(?=(?:and|but|also|und|aber|y|pero|et|mais|e|ma|mas|en|maar|ve)\s))(?=\S)/iu;

function withoutOpening(question: string): string {
  const opening = OPENING.exec(question);
  if (opening === null || classifyMessage(opening[1] ?? '').kind !== 'smalltalk') return question;
  return question.slice(opening[0].length);
}

/** Whether a message names too little to be understood without the question before it. */
function leansBack(question: string): boolean {
  const asked = withoutOpening(question);
  if (CONTINUES.test(asked) || COMPLEMENT.test(asked)) return true;
  const language = detectLanguage(asked);
  const pointers = new Set((POINTERS[language] ?? '').split(' '));
  if (UNSPACED.test(asked)) {
    const letters = asked.replace(/[\p{P}\p{Z}]/gu, '');
    const pointsBack = [...pointers].some((pointer) => pointer !== '' && letters.startsWith(pointer));
    return pointsBack || letters.length < SHORT_UNSPACED_CHARACTERS;
  }
  const words = splitWords(asked, language);
  const stopWords = listStopWords(language);
  const contentWords = words.filter(
    (word) => !stopWords.has(word) && !pointers.has(word) && !BARE_VERBS.has(word),
  ).length;
  if (contentWords === 0) return true;
  return contentWords <= POINTER_CONTENT_WORDS && words.some((word) => pointers.has(word));
}

/** Whether a message that leans back still names what it is about: "And the Riga?", "What about returns?", "in Berlin?". */
function namesTopic(message: string): boolean {
  const asked = withoutOpening(message);
  const language = detectLanguage(asked);
  const pointers = new Set((POINTERS[language] ?? '').split(' '));
  if (UNSPACED.test(asked)) return CONTINUES.test(asked) && !/[几多怎什吗为]/u.test(asked);
  const stopWords = listStopWords(language);
  const words = splitWords(asked, language);
  return (
    !words.some((word) => PRONOUNS.has(word)) &&
    words.some((word) => !stopWords.has(word) && !pointers.has(word) && !LIGHT_WORDS.has(word))
  );
}

/**
 * What a message that leans back is about, oldest first: the newest message that names something, and the one before
 * it where it only narrows that ("in Berlin?"). "How long is its guarantee?" names no new topic.
 */
function listTopics(previous: readonly string[]): string[] {
  const questions = previous.filter((message) => classifyMessage(message).kind === 'question');
  const narrowing: string[] = [];
  for (const message of [...questions].reverse()) {
    if (!leansBack(message)) return [message, ...narrowing];
    if (!namesTopic(message)) continue;
    const isNarrowing = COMPLEMENT.test(withoutContinuation(withoutOpening(message)));
    if (!isNarrowing) return [message, ...narrowing];
    if (narrowing.length === 0) narrowing.push(message);
  }
  return narrowing.length > 0 ? narrowing : questions.slice(0, 1);
}

const withoutContinuation = (message: string): string => message.replace(CONTINUES, '');

/**
 * The query to search with: a short follow-up, or one that points back ("and how long does it take?"), is put behind
 * the newest message that named something, since it names nothing itself.
 * @param previous what the visitor wrote before, oldest first
 */
export function composeQuery(question: string, previous: readonly string[]): string {
  if (!leansBack(question)) return question;
  return [...listTopics(previous), question].join(CONTEXT_SEPARATOR);
}
