import { describe, expect, it } from 'vitest';
import { chooseLanguage, fillIn, languages } from './choose-language.ts';
import { en } from './en.ts';

describe('chooseLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de', 'ltr'],
    [['nl', 'fr-CA'], 'fr', 'ltr'],
    [['zh-Hant-TW'], 'zh', 'ltr'],
    [['ar-EG'], 'ar', 'rtl'],
    [['xx'], 'en', 'ltr'],
    [[], 'en', 'ltr'],
  ])('takes %j as %s', (preferred, code, direction) => {
    expect(chooseLanguage(preferred)).toMatchObject({ code, direction });
  });
});

describe('the tables of words', () => {
  const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();
  it.each(Object.entries(languages))(
    '%s has every sentence, with the same places to fill in',
    (_code, words) => {
      expect(Object.keys(words)).toEqual(Object.keys(en));
      for (const key of Object.keys(en) as (keyof typeof en)[]) {
        expect(words[key].trim(), key).not.toBe('');
        expect(placeholders(words[key]), key).toEqual(placeholders(en[key]));
      }
    },
  );
});

describe('fillIn', () => {
  it('fills what it is given and leaves the rest', () => {
    expect(fillIn('{a} of {b}', { a: 1 })).toBe('1 of {b}');
  });
});
