import type { ByLanguage } from './by-language.ts';
import { en, type Words } from './en.ts';
import { loadOf } from './load-of.ts';

/** The words of each language but English, which is part of the panel: fetched when they are needed. */
export const otherWords: ByLanguage<Words> = {
  ar: async () => (await import('./ar.ts')).ar,
  cs: async () => (await import('./cs.ts')).cs,
  da: async () => (await import('./da.ts')).da,
  de: async () => (await import('./de.ts')).de,
  el: async () => (await import('./el.ts')).el,
  es: async () => (await import('./es.ts')).es,
  fi: async () => (await import('./fi.ts')).fi,
  fr: async () => (await import('./fr.ts')).fr,
  he: async () => (await import('./he.ts')).he,
  id: async () => (await import('./id.ts')).id,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
  nb: async () => (await import('./nb.ts')).nb,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  pt: async () => (await import('./pt.ts')).pt,
  ro: async () => (await import('./ro.ts')).ro,
  ru: async () => (await import('./ru.ts')).ru,
  sv: async () => (await import('./sv.ts')).sv,
  tr: async () => (await import('./tr.ts')).tr,
  uk: async () => (await import('./uk.ts')).uk,
  zh: async () => (await import('./zh.ts')).zh,
};

/** The words of a language; English where they cannot be had. */
export function loadWords(code: string): Promise<Words> {
  return loadOf(otherWords, code, en);
}
