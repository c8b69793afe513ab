import type { ContactType } from '../contacts/contact-type.ts';

/** What kind of thing a question asks for, by its question word. */
export type AnswerType = ContactType | 'name' | 'number' | 'time' | 'person' | 'place' | 'reason' | 'other';
