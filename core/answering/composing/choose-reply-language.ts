import { detectLanguage } from '#core/language/detect-language.ts';
import { REPLY_TEXTS } from './reply-texts/reply-texts.ts';

const UNSURE = '';

/**
 * The language of the engine's own sentences: that of the visitor's message, or where it is too short, of their
 * earlier ones. Null when it is not known, or the engine does not write it: then the owner's language is used.
 */
export function chooseReplyLanguage(...texts: readonly string[]): string | null {
  for (const text of texts) {
    const language = detectLanguage(text, UNSURE);
    if (language !== UNSURE) return REPLY_TEXTS[language] === undefined ? null : language;
  }
  return null;
}
