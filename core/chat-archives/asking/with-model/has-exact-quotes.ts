import { splitQuotes } from './split-quotes.ts';

/**
 * Whether all that a sentence has in quotation marks is an exact part of one of the texts. A quotation that does not end is
 * of none. Breaks between lines are spaces, as the model sees them.
 */
export function hasExactQuotes(sentence: string, texts: readonly string[]): boolean {
  const { quotes, open } = splitQuotes(sentence);
  if (open !== null) return false;
  if (quotes.length === 0) return true;
  const plain = texts.map(inOneLine);
  return quotes.map(inOneLine).every((words) => {
    // A full stop or comma before the closing mark is the sentence's own.
    const wanted = words.replace(/[.,!?…]+$/u, '');
    return wanted === '' || plain.some((text) => text.includes(words) || text.includes(wanted));
  });
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
