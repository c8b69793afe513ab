import { detectLanguage } from '#core/reading/text/detect-language.ts';
import { REPLY_TEXTS } from './reply-texts/reply-texts.ts';

const UNSURE = '';

/**
 * The language of what the engine says by itself: that of the visitor's words, or where these are too few, of what they
 * wrote before. Null when nothing tells it, or when the engine does not write it: then the owner's language is right,
 * and never a third one.
 */
export function chooseReplyLanguage(...texts: readonly string[]): string | null {
  for (const text of texts) {
    const language = detectLanguage(text, UNSURE);
    if (language !== UNSURE) return REPLY_TEXTS[language] === undefined ? null : language;
  }
  return null;
}
