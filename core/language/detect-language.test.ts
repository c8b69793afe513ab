import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['en', 'What are your prices and how do I order?'],
  ['de', 'Wie lange dauert die Lieferung nach Österreich?'],
  ['es', '¿Cuánto cuesta el envío a Canarias?'],
  ['fr', 'Quels sont vos tarifs pour les écoles ?'],
  ['it', 'Quanto costa la spedizione per le isole?'],
  ['pt', 'Vocês fazem entregas aos sábados?'],
  ['nl', 'Wat zijn de kosten van het verzenden?'],
  ['tr', 'kargo ücreti ne kadar'],
  ['tr', 'çalışma saatleri'],
  ['zh', '你们的营业时间是什么？'],
  ['ja', '返品はできますか'],
  ['ko', '배송은 얼마나 걸리나요'],
  ['th', 'ร้านเปิดกี่โมง'],
  ['ru', 'Сколько стоит доставка?'],
  ['el', 'Πόσο κοστίζει η αποστολή;'],
  ['ar', 'كم تكلفة الشحن؟'],
  ['hi', 'डिलीवरी में कितना समय लगता है?'],
])('%s: %s', (language, text) => {
  expect(detectLanguage(text, 'xx')).toBe(language);
});

test.each([
  ['', 'de'],
  ['12 + 30', 'de'],
  ['Lieferzeit', 'de'],
  ['OK', 'fr'],
])('"%s" says too little: the fallback %s', (text, fallback) => {
  expect(detectLanguage(text, fallback)).toBe(fallback);
});

test('a name that recurs does not decide', () => {
  const text =
    'Teams in the area: the Los Angeles Rams, the Los Angeles Lakers, Los Angeles Kings and Los Angeles Dodgers of Los Angeles.';
  expect(detectLanguage(text)).toBe('en');
});

test('chooses among the candidates only', () => {
  expect(detectLanguage('Wie lange dauert das?', 'en', ['en', 'es'])).toBe('en');
  expect(detectLanguage('你好', 'en', ['en', 'de'])).toBe('en');
});

test('never throws and always gives a tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(detectLanguage(text)).toMatch(/^[a-z]{2}$/);
    }),
  );
});
