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
import { ru } from './ru.ts';
import type { SmallTalkPhrases } from './small-talk-phrases.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** By BCP 47 primary tag. A phrase that two languages share belongs to the one that comes first here. */
export const SMALL_TALK: Readonly<Record<string, SmallTalkPhrases>> = {
  en,
  de,
  es,
  fr,
  tr,
  zh,
  it,
  pt,
  nl,
  ar,
  ru,
  ja,
  ko,
};
