import type { ByLanguage } from './by-language.ts';
import { en, type Words } from './en.ts';
import { loadOf } from './load-of.ts';

/** The words of each language but English, which is part of the panel: fetched when they are needed. */
export const otherWords: ByLanguage<Words> = {
  ar: () => import('./ar.ts'),
  cs: () => import('./cs.ts'),
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  el: () => import('./el.ts'),
  es: () => import('./es.ts'),
  fi: () => import('./fi.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  id: () => import('./id.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  nb: () => import('./nb.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  pt: () => import('./pt.ts'),
  ro: () => import('./ro.ts'),
  ru: () => import('./ru.ts'),
  sv: () => import('./sv.ts'),
  tr: () => import('./tr.ts'),
  uk: () => import('./uk.ts'),
  zh: () => import('./zh.ts'),
};

/** The words of a language; English where they cannot be had. */
export function loadWords(code: string): Promise<Words> {
  return loadOf(otherWords, code, en);
}
