import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenise } from './tokenise.ts';

describe('tokenise', () => {
  test.each([
    ['en', 'Deliveries are FREE!', ['deliveri', 'are', 'free']],
    ['en', "The customer's don’t", ['the', 'custom', 'dont']],
    ['en', '$1,500.50 or 1,200,000', ['1500.50', 'or', '1200000']],
    ['en', 'iphone15 2FA e-mail', ['iphone15', '2fa', 'e', 'mail']],
    ['en', 'ﬁne ｗｉｄｅ', ['fine', 'wide']],
    ['de', 'Müssen die Straßen', ['muss', 'die', 'strass']],
    ['fr', "l'eau d’été", ['eau', 'ete']],
    ['es', 'São años', ['sao', 'anos']],
    ['tr', 'ISTANBUL’un İSTANBUL', ['istanbul', 'istanbul']],
    ['hi', 'हिन्दी में', ['हिन्दी', 'में']],
    ['xx', 'Unknown languages', ['unknown', 'languages']],
    ['en', ' … 🙂 — ', []],
    ['en', '', []],
  ])('%s: %s', (language, text, terms) => {
    expect(tokenise(text, language)).toEqual(terms);
  });

  test('gives pairs of letters and dictionary words where there are no spaces', () => {
    expect(tokenise('退款政策', 'zh')).toEqual(expect.arrayContaining(['退款', '款政', '政策']));
    expect(tokenise('買った', 'ja')).toContain('買っ');
    expect(tokenise('สวัสดีครับ', 'th').length).toBeGreaterThan(3);
    expect(tokenise('退', 'zh')).toEqual(['退']);
    expect(tokenise('用USB线', 'zh')).toContain('usb');
  });

  test('one language meets its own word forms', () => {
    for (const [language, left, right] of [
      ['en', 'refunded', 'refunds'],
      ['de', 'Lieferungen', 'Lieferung'],
      ['es', 'envíos', 'envio'],
      ['ru', 'доставки', 'доставка'],
    ] as const) {
      expect(tokenise(left, language)).toEqual(tokenise(right, language));
    }
  });

  test('an accent without its letter is no term', () => {
    expect(tokenise('a \u0300 b', 'xx')).toEqual(['a', 'b']);
  });

  test('never throws and never gives an empty or spaced term', () => {
    const languages = fc.constantFrom('en', 'de', 'tr', 'zh', 'ar', 'hi', 'xx', '');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), languages, (text, language) => {
        for (const term of tokenise(text, language)) expect(term).toMatch(/^\S+$/u);
      }),
    );
  });

  test('a text by itself and as a part gives the same terms', () => {
    const word = fc.stringMatching(/^[a-zäöüß]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (left, right) => {
        const joined = tokenise([...left, ...right].join(' '), 'de');
        expect(joined).toEqual([...tokenise(left.join(' '), 'de'), ...tokenise(right.join(' '), 'de')]);
      }),
    );
  });
});
