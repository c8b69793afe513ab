import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import type { ReplyTexts } from './reply-text.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** By BCP 47 primary tag; English for all other languages. */
export const REPLY_TEXTS: Readonly<Record<string, ReplyTexts>> = {
  en,
  de,
  es,
  fr,
  tr,
  zh,
  it,
  pt,
  nl,
  ru,
  ar,
  ja,
  ko,
};
