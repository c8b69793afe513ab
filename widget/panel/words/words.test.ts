import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { en, type Plural, type Words } from './en.ts';
import { fillCount } from './fill-count.ts';
import { fillIn } from './fill-in.ts';
import { loadWords, otherWords } from './load-words.ts';

const codes = ['en', ...Object.keys(otherWords)];

describe('chooseLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['xx', 'fr-CA'], 'fr'],
    [['zh-Hant-TW'], 'zh'],
    [['nn-NO'], 'nb'],
    [['iw'], 'he'],
    [['xx'], 'en'],
    [[], 'en'],
  ])('takes %j as %s', (preferred, code) => expect(chooseLanguage(preferred)).toBe(code));
});

describe('the tables of words', () => {
  const formsOf = (sentence: Plural): string[] =>
    typeof sentence === 'string' ? [sentence] : Object.values(sentence);
  const placeholders = (sentence: Plural) =>
    [...new Set(formsOf(sentence).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();

  it('are of 24 languages', () => expect(new Set(codes).size).toBe(24));

  it.each(codes)('%s has every sentence, with the same places to fill in', async (code) => {
    const words = await loadWords(code);
    expect(words.language).toBe(code);
    expect(Object.keys(words)).toEqual(Object.keys(en));
    for (const key of Object.keys(en) as (keyof Words)[]) {
      for (const form of formsOf(words[key])) expect(form.trim(), key).not.toBe('');
      expect(placeholders(words[key]), key).toEqual(placeholders(en[key]));
    }
  });

  it.each(codes)('%s has the plural forms of its language, where it has any', async (code) => {
    const { remaining, wait } = await loadWords(code);
    const possible = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    for (const sentence of [remaining, wait]) {
      if (typeof sentence === 'string') continue;
      expect(possible).toEqual(expect.arrayContaining(Object.keys(sentence)));
      // Fractions and powers of ten, which "many" is for in some, do not occur.
      const counted = [0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 111, 200].map((count) =>
        new Intl.PluralRules(code).select(count),
      );
      const written = [...Object.keys(sentence), ...(sentence.other ? ['other'] : [])];
      if (possible.includes('few')) expect(written).toContain('few');
      expect(counted.every((form) => written.includes(form) || sentence.other !== '')).toBe(true);
    }
  });

  it('falls back to English where words cannot be had', async () => {
    expect(await loadWords('xx')).toBe(en);
  });
});

describe('filling in', () => {
  it('fills what it is given and leaves the rest', () => {
    expect(fillIn('{a} of {b}', { a: 1 })).toBe('1 of {b}');
  });

  it.each([
    ['en', 1, '1 character left'],
    ['en', 20, '20 characters left'],
    ['pl', 1, 'Pozostał 1 znak'],
    ['pl', 22, 'Pozostały 22 znaki'],
    ['pl', 25, 'Pozostało 25 znaków'],
    ['ru', 21, 'Остался 21 символ'],
    ['ar', 2, 'بقي حرفان'],
    ['ja', 5, '残り 5 文字'],
  ])('takes the form of %s for %d', async (code, count, sentence) => {
    expect(fillCount(code, (await loadWords(code)).remaining, 'count', count)).toBe(sentence);
  });
});
