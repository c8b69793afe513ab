import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { replacePhrases } from '#core/searching/words/replace-phrases.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { findAskedPart } from './find-asked-part.ts';

const ASKING =
  "what|what['’]s|how|when|where|who|which|why|do|does|did|is|are|can|could|will|would|may|should|have|has|was|wie|wann|wo|wer|welche[rsn]?|warum|gibt|kann|können|habt|haben|ist|sind|qué|cuánto|cuándo|dónde|cómo|quién|hay|puedo|combien|quand|où|comment|quel(?:le)?s?|est-ce";
/** A second question within the sentence: "… and are you open on Sunday?". */
const AND_ASKS = new RegExp(
  `[,;]?\\s+(?:and|und|y|et)(?:\\s+also|\\s+auch|\\s+también|\\s+aussi)?\\s+(?=(?:¿\\s*)?(?:${ASKING})(?!\\p{L}))`,
  'giu',
);
const BEGINS_ASKING = new RegExp(
  `^\\W*(?:(?:hi|hello|hey|hallo|hola|bonjour)[,!.]?\\s+)?(?:${ASKING})(?!\\p{L})`,
  'iu',
);
const MOST_QUESTIONS = 3;
const LONGEST = 300;

function says(part: string): boolean {
  const stopWords = listStopWords('en');
  return splitWords(replacePhrases(part, 'en'), 'en').some((word) => !stopWords.has(word));
}

/**
 * The questions of a message, in its own words: two of them where it asks twice ("What is a check-up, and are you open on
 * Sunday?"), else the message itself, or of a long one the part that asks. At most three, so that one message costs no more than three searches.
 */
export function splitQuestions(message: string): string[] {
  const asked = findAskedPart(message);
  if (asked.length > LONGEST) return [asked];
  const sentences = asked.split(/(?<=[?？])\s*/u).filter((each) => each.trim() !== '');
  const parts = sentences.flatMap((sentence) => {
    if (!BEGINS_ASKING.test(sentence)) return [sentence];
    const pieces = sentence.split(AND_ASKS);
    return pieces.every(says) ? pieces : [sentence];
  });
  const questions = parts.map((part) => part.trim());
  const isAsked = questions.every((part) => /[?？]$/u.test(part) || BEGINS_ASKING.test(part));
  return questions.length > 1 && questions.length <= MOST_QUESTIONS && isAsked && questions.every(says)
    ? questions
    : [asked];
}
