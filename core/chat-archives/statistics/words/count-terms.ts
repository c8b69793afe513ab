import type { ArchiveMessageKind } from '#contract/chat-archives/chat-archives.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { wordsOf } from '../words-of.ts';
import { domainsOf } from './domains-of.ts';
import { emojiOf } from './emoji-of.ts';
import { termSigns } from './term-signs.ts';

/** Languages whose most common words say nothing of a chat. */
const languages = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'tr',
  'pl',
  'sv',
  'ru',
  'el',
  'ar',
  'hi',
  'zh',
  'ja',
];
let common: ReadonlySet<string> | undefined;

/** How often each term of `termSigns` occurs. */
export type TermCounts = Map<string, number>;

/**
 * Adds the terms of a message. Words have 2 to 30 letters, and those that every text of a language has are left out. A
 * website and the kind of media count once for a message.
 */
export function countTerms(
  counts: TermCounts,
  { text, kind, media }: { text: string; kind: ArchiveMessageKind; media: string | null },
): void {
  const add = (sign: string, found: readonly string[]): void => {
    for (const each of found) counts.set(sign + each, (counts.get(sign + each) ?? 0) + 1);
  };
  if (text !== '') {
    add(termSigns.word, wordsOf(text).filter(isTelling));
    add(termSigns.emoji, emojiOf(text));
    add(termSigns.domain, domainsOf(text));
  }
  if (kind === 'media' && media !== null) add(termSigns.media, [media]);
}

function isTelling(word: string): boolean {
  common ??= new Set(languages.flatMap((language) => [...listStopWords(language)]));
  return word.length >= 2 && word.length <= 30 && !common.has(word);
}
