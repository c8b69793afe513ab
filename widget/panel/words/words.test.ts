import { describe, expect, it } from 'vitest';
import { otherBookingWords } from '../booking/load-booking-words.ts';
import { en as englishBooking } from '../booking/words/en.ts';
import { loadFileWords, otherFileWords } from '../files/load-file-words.ts';
import { en as englishFiles } from '../files/words/en.ts';
import { chooseLanguage } from './choose-language.ts';
import { en, type Plural } from './en.ts';
import { fillCount } from './fill-count.ts';
import { fillIn } from './fill-in.ts';
import { loadWords, otherWords } from './load-words.ts';

const codes = ['en', ...Object.keys(otherWords)];

type Table = Readonly<Record<string, Plural>>;
type Loads = Readonly<Record<string, () => Promise<Readonly<Record<string, Table>>>>>;
/** Every table of words in the panel: in English, and how it is loaded in the other languages. */
const tables: [string, Table, Loads][] = [
  ['the panel', en, otherWords],
  ['files', englishFiles, otherFileWords],
  ['booking', englishBooking, otherBookingWords],
];
const wordsOf = async (loads: Loads, code: string): Promise<Table> => (await loads[code]?.())?.[code] ?? {};
const eachTable = tables.flatMap(([part, english, loads]) =>
  Object.keys(otherWords).map((code) => [part, code, english, loads] as const),
);

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

  it.each(eachTable)(
    'for %s in %s have every sentence, with the same places to fill in',
    async (...table) => {
      const [, code, english, loads] = table;
      const words = await wordsOf(loads, code);
      expect(words).not.toBe(english);
      expect(Object.keys(words)).toEqual(Object.keys(english));
      if ('language' in words) expect(words.language).toBe(code);
      for (const [key, sentence] of Object.entries(words)) {
        for (const form of formsOf(sentence)) expect(form.trim(), key).not.toBe('');
        expect(placeholders(sentence), key).toEqual(placeholders(english[key] ?? ''));
      }
    },
  );

  it.each(eachTable)('for %s in %s have plural forms that their language has', async (...table) => {
    const [, code, , loads] = table;
    const possible = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    for (const [key, sentence] of Object.entries(await wordsOf(loads, code))) {
      if (typeof sentence === 'string') continue;
      expect(possible, key).toEqual(expect.arrayContaining(Object.keys(sentence)));
      expect(sentence.other, key).toBeTruthy();
      // A number in it takes its own form after 2, 3 and 4, in languages that have one.
      if (/\{(count|seconds)\}/.test(sentence.other) && possible.includes('few'))
        expect(Object.keys(sentence), key).toContain('few');
    }
  });

  it('falls back to English where words cannot be had', async () => {
    expect(await loadWords('xx')).toBe(en);
    expect(await loadFileWords('xx')).toBe(englishFiles);
  });
});

describe('filling in', () => {
  it.each([
    ['en', 1, 'This file was not delivered: a.heic'],
    ['pl', 3, 'Te pliki nie zostały dostarczone: a.heic'],
    ['ar', 2, 'لم يُسلَّم هذان الملفان: a.heic'],
    ['ja', 2, '次のファイルは届いていません：a.heic'],
  ])('names files in %s as %d', async (code, count, sentence) => {
    const { notDelivered } = await loadFileWords(code);
    expect(fillIn(fillCount(code, notDelivered, 'count', count), { names: 'a.heic' })).toBe(sentence);
  });

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
