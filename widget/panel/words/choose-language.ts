import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

export const languages: Record<string, Words> = { en, de, es, fr, tr, zh, ar };

export interface Language {
  /** For the document's `lang`. */
  code: string;
  direction: 'ltr' | 'rtl';
  words: Words;
}

/** The first of the browser's languages (such as `de-AT`) that there are words for, else English. */
export function chooseLanguage(preferred: readonly string[]): Language {
  const code = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => languages[tag]) ?? 'en';
  return { code, direction: code === 'ar' ? 'rtl' : 'ltr', words: languages[code]! };
}

/** Fills `{name}` in a sentence. */
export function fillIn(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder));
}
