import type { ByLanguage } from '../words/by-language.ts';
import { loadOf } from '../words/load-of.ts';
import { type BookingWords, en } from './words/en.ts';

/** The words of booking in each language but English: fetched when they are needed. */
export const otherBookingWords: ByLanguage<BookingWords> = {
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

/** The words of booking in a language of the panel; English where they cannot be had. */
export function loadBookingWords(code: string): Promise<BookingWords> {
  return loadOf(otherBookingWords, code, en);
}
