import { ar } from './words/ar.ts';
import { cs } from './words/cs.ts';
import { da } from './words/da.ts';
import { de } from './words/de.ts';
import { el } from './words/el.ts';
import { type BookingWords, en } from './words/en.ts';
import { es } from './words/es.ts';
import { fi } from './words/fi.ts';
import { fr } from './words/fr.ts';
import { he } from './words/he.ts';
import { id } from './words/id.ts';
import { it } from './words/it.ts';
import { ja } from './words/ja.ts';
import { ko } from './words/ko.ts';
import { nb } from './words/nb.ts';
import { nl } from './words/nl.ts';
import { pl } from './words/pl.ts';
import { pt } from './words/pt.ts';
import { ro } from './words/ro.ts';
import { ru } from './words/ru.ts';
import { sv } from './words/sv.ts';
import { tr } from './words/tr.ts';
import { uk } from './words/uk.ts';
import { zh } from './words/zh.ts';

export type { BookingWords };

const inLanguages: Readonly<Record<string, BookingWords>> = {
  ar,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  he,
  id,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  tr,
  uk,
  zh,
};

/** The words of booking in a language of the panel; English where there are none. */
export function bookingWords(language: string): BookingWords {
  return inLanguages[language] ?? en;
}
