import type { ByLanguage } from '../words/by-language.ts';
import { loadOf } from '../words/load-of.ts';
import { en, type FileWords } from './words/en.ts';

/** What is said of files in each language but English: fetched when they are needed. */
export const otherFileWords: ByLanguage<FileWords> = {
  ar: () => import('./words/ar.ts'),
  cs: () => import('./words/cs.ts'),
  da: () => import('./words/da.ts'),
  de: () => import('./words/de.ts'),
  el: () => import('./words/el.ts'),
  es: () => import('./words/es.ts'),
  fi: () => import('./words/fi.ts'),
  fr: () => import('./words/fr.ts'),
  he: () => import('./words/he.ts'),
  id: () => import('./words/id.ts'),
  it: () => import('./words/it.ts'),
  ja: () => import('./words/ja.ts'),
  ko: () => import('./words/ko.ts'),
  nb: () => import('./words/nb.ts'),
  nl: () => import('./words/nl.ts'),
  pl: () => import('./words/pl.ts'),
  pt: () => import('./words/pt.ts'),
  ro: () => import('./words/ro.ts'),
  ru: () => import('./words/ru.ts'),
  sv: () => import('./words/sv.ts'),
  tr: () => import('./words/tr.ts'),
  uk: () => import('./words/uk.ts'),
  zh: () => import('./words/zh.ts'),
};

/** What is said of files, in a language of the panel; English where it cannot be had. */
export function loadFileWords(code: string): Promise<FileWords> {
  return loadOf(otherFileWords, code, en);
}
