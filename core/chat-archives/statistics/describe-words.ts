import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { toneOf } from './tone-of.ts';
import { wordsOf } from './words-of.ts';

/** What is kept of the words of a message, so that figures need not read texts. */
export interface DescribedWords {
  wordCount: number;
  /** Null where the words say too little, and for what is no message of a person. */
  language: string | null;
  tone: number | null;
}

/** Counts the words of a message, and tells their language and tone. */
export function describeWords({
  text,
  kind,
  sender,
}: Pick<ReadMessage, 'text' | 'kind' | 'sender'>): DescribedWords {
  const wordCount = wordsOf(text).length;
  const isSaid = wordCount > 0 && sender !== null && (kind === 'text' || kind === 'media');
  const language = isSaid ? detectLanguage(text, '') : '';
  return language === ''
    ? { wordCount, language: null, tone: null }
    : { wordCount, language, tone: toneOf(text, language) };
}
