import type { ByLanguage } from '../words/by-language.ts';
import { loadOf } from '../words/load-of.ts';
import { type BookingWords, en } from './words/en.ts';

/** The words of booking in each language but English: fetched when they are needed. */
export const otherBookingWords: ByLanguage<BookingWords> = {
  ar: async () => (await import('./words/ar.ts')).ar,
  cs: async () => (await import('./words/cs.ts')).cs,
  da: async () => (await import('./words/da.ts')).da,
  de: async () => (await import('./words/de.ts')).de,
  el: async () => (await import('./words/el.ts')).el,
  es: async () => (await import('./words/es.ts')).es,
  fi: async () => (await import('./words/fi.ts')).fi,
  fr: async () => (await import('./words/fr.ts')).fr,
  he: async () => (await import('./words/he.ts')).he,
  id: async () => (await import('./words/id.ts')).id,
  it: async () => (await import('./words/it.ts')).it,
  ja: async () => (await import('./words/ja.ts')).ja,
  ko: async () => (await import('./words/ko.ts')).ko,
  nb: async () => (await import('./words/nb.ts')).nb,
  nl: async () => (await import('./words/nl.ts')).nl,
  pl: async () => (await import('./words/pl.ts')).pl,
  pt: async () => (await import('./words/pt.ts')).pt,
  ro: async () => (await import('./words/ro.ts')).ro,
  ru: async () => (await import('./words/ru.ts')).ru,
  sv: async () => (await import('./words/sv.ts')).sv,
  tr: async () => (await import('./words/tr.ts')).tr,
  uk: async () => (await import('./words/uk.ts')).uk,
  zh: async () => (await import('./words/zh.ts')).zh,
};

/** The words of booking in a language of the panel; English where they cannot be had. */
export function loadBookingWords(code: string): Promise<BookingWords> {
  return loadOf(otherBookingWords, code, en);
}
