import { stemWord } from './stem-word.ts';
import { tokenise } from './tokenise.ts';

/** "Wi-Fi", "e-bike", "5W-30": what visitors write in one. */
const HYPHENATED =
  /(?<![\p{L}\p{N}-])(?:\p{L}{1,2}[-‐‑]\p{L}{2,8}|\p{L}{2,8}[-‐‑]\p{L}{1,2}|(?:\p{L}{1,3}|\p{N}{1,2}\p{L})[-‐‑]\p{N}{1,4})(?![\p{L}\p{N}-])/gu;
const HYPHEN = /[-‐‑]/u;
/** French asks with hyphens ("est-il"). */
const HYPHENATING: ReadonlySet<string> = new Set(['en', 'de']);

/**
 * The search terms of a text that answers: those of `tokenise`, and what is hyphenated also as one term, so that "wifi"
 * finds "Wi-Fi".
 */
export function tokeniseText(text: string, language: string): string[] {
  const terms = tokenise(text, language);
  if (!HYPHENATING.has(language) || !HYPHEN.test(text)) return terms;
  for (const [word] of text.matchAll(HYPHENATED))
    terms.push(stemWord(word.replace(HYPHEN, '').toLowerCase(), language));
  return terms;
}
