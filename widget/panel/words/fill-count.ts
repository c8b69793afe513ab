import type { Plural } from './en.ts';
import { fillIn } from './fill-in.ts';

/** Fills a number into a sentence, in the plural form that the language has for it. */
export function fillCount(language: string, sentence: Plural, name: string, count: number): string {
  const form =
    typeof sentence === 'string'
      ? sentence
      : (sentence[new Intl.PluralRules(language).select(count)] ?? sentence.other);
  return fillIn(form, { [name]: count });
}
