import { detectLanguage } from '#core/language/detect-language.ts';

const sentence = 'This chat answers in English.';

/**
 * What is added to an answer of an agent whose plan has English only, when a message is surely in another language; null
 * for one in English, or that is too short to tell.
 */
export function noteEnglishOnly(message: string): string | null {
  return detectLanguage(message, 'en') === 'en' ? null : sentence;
}
