import { findContactType } from '../contacts/find-contact-type.ts';
import type { AnswerType } from './answer-type.ts';
import { LANGUAGES } from './answer-type-patterns.ts';

/** The type of a question in a language; `other` for what and which, and in languages that are not listed. */
export function findAnswerType(question: string, language: string): AnswerType {
  const contact = findContactType(question);
  if (contact) return contact;
  for (const [type, pattern] of LANGUAGES[language]?.asks ?? []) if (pattern.test(question)) return type;
  return 'other';
}
