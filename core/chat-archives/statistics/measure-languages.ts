import { DETECTED_LANGUAGES } from '#core/language/detect-language.ts';
import { isMessage } from './is-message.ts';
import type { MessageColumns } from './message-columns.ts';

/** In which languages somebody wrote. */
export interface LanguageCounts {
  /** Messages with words. */
  texts: number;
  /** Messages by the place of their language in the list, counted from 1. */
  byLanguage: number[];
}

/** Counts messages by person and by the language of their words; those whose words say too little are in `texts` only. */
export function measureLanguages(columns: MessageColumns): Map<number, LanguageCounts> {
  const people = new Map<number, LanguageCounts>();
  for (let index = 0; index < columns.at.length; index += 1) {
    const person = columns.person[index] ?? -1;
    if (person === -1 || columns.words[index] === 0 || !isMessage(columns.kind[index])) continue;
    let counts = people.get(person);
    if (counts === undefined) {
      counts = { texts: 0, byLanguage: new Array<number>(DETECTED_LANGUAGES.length + 1).fill(0) };
      people.set(person, counts);
    }
    counts.texts += 1;
    const language = columns.language[index] ?? 0;
    counts.byLanguage[language] = (counts.byLanguage[language] ?? 0) + 1;
  }
  return people;
}
