import { hasContact } from '../contacts/has-contact.ts';
import { isContactType } from '../contacts/is-contact-type.ts';
import type { AnswerType } from './answer-type.ts';
import { LANGUAGES } from './answer-type-patterns.ts';

const CAPITALISED = /(?<=[\p{Ll}\p{N},;:)"”’]\s+["“(]?)\p{Lu}[\p{L}'’-]+/gu;
const FIRST_WORDS = /^["“(¿¡]*(\p{Lu}[\p{L}'’-]+\s+\p{Lu}[\p{L}'’-]+)/u;
const NUMBERS = /\p{N}[\p{N}.,]*\p{N}|\p{N}/gu;

/** Whether a sentence contains something of the type, apart from the question's own numbers and names; null if unknown. */
export function hasAnswerType(
  sentence: string,
  type: AnswerType,
  question: string,
  language: string,
): boolean | null {
  if (isContactType(type)) return hasContact(sentence, type);
  if (type === 'person' || type === 'place') {
    // Capitals do not show names where the script has none, nor in German, where every noun has one.
    if (language === 'de' || !/\p{Lu}/u.test(sentence)) return null;
    const asked = question.toLowerCase();
    const names = [...(sentence.match(CAPITALISED) ?? []), FIRST_WORDS.exec(sentence)?.[1] ?? ''];
    return names.some((name) => name !== '' && !asked.includes(name.toLowerCase()));
  }
  const pattern = LANGUAGES[language]?.holds[type];
  if (!pattern) return null;
  if (type !== 'number' && type !== 'time') return pattern.test(sentence);
  let rest = sentence;
  for (const number of question.match(NUMBERS) ?? []) rest = rest.replaceAll(number, ' ');
  return pattern.test(rest);
}
