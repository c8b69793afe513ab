import { expect, test } from 'vitest';
import { chooseReplyLanguage } from './choose-reply-language.ts';

test.each([
  ['en', 'Do you ship to Peru?'],
  ['de', 'Was kostet der Versand?'],
  ['es', '¿Cuánto cuesta?'],
  ['es', '¿Tenéis horario de tarde?'],
  ['fr', 'Quels sont vos tarifs ?'],
  ['it', 'Avete un parcheggio?'],
  ['it', 'Siete aperti domenica?'],
  ['it', 'Quanto costa la spedizione?'],
  ['it', 'Dove si trova il negozio?'],
  ['pt', 'Vocês entregam aos sábados?'],
  ['nl', 'Wat kost verzending?'],
  ['tr', 'kargo ücreti ne kadar'],
  ['ru', 'Сколько стоит доставка?'],
  ['ar', 'كم تكلفة الشحن؟'],
  ['zh', '运费多少？'],
  ['ja', '返品はできますか'],
  ['ko', '배송은 얼마나 걸리나요'],
])('answers in %s to "%s"', (language, text) => {
  expect(chooseReplyLanguage(text)).toBe(language);
});

test.each([
  ['Ukrainian', 'Скільки коштує доставка?'],
  ['Ukrainian', 'Чи працюєте ви в неділю?'],
  ['Bulgarian', 'Колко струва доставката?'],
  ['Serbian', 'Колико кошта достава?'],
  ['Danish', 'Hvad koster leveringen?'],
  ['Danish', 'Har I åbent om søndagen?'],
  ['Norwegian', 'Hva koster frakten?'],
  ['Swedish', 'Vad kostar frakten?'],
  ['Finnish', 'Paljonko toimitus maksaa?'],
  ['Persian', 'هزینه ارسال چقدر است؟'],
  ['Persian', 'آیا روز جمعه باز هستید؟'],
  ['Urdu', 'ڈیلیوری کتنے دن میں ہوتی ہے؟'],
  ['Hungarian', 'Mennyibe kerül a szállítás?'],
  ['Hungarian', 'Nyitva vannak vasárnap?'],
  ['Hungarian', 'Hol van az üzlet?'],
  ['Romanian', 'Cât costă livrarea?'],
  ['Czech', 'Kolik stojí doprava?'],
  ['Slovak', 'Koľko stojí doprava?'],
  ['Croatian', 'Koliko košta dostava?'],
  ['Polish', 'Ile kosztuje dostawa?'],
  ['Vietnamese', 'Giao hàng mất bao lâu?'],
  ['Indonesian', 'Berapa biaya pengiriman?'],
  ['Catalan', 'Quant costa el lliurament?'],
  ['Hebrew', 'כמה עולה המשלוח?'],
  ['Greek', 'Πόσο κοστίζει η αποστολή;'],
  ['Thai', 'ร้านเปิดกี่โมง'],
])('%s is not taken for another language: "%s"', (_, text) => {
  expect(chooseReplyLanguage(text)).toBeNull();
});

test('of too few words, what was written before tells it', () => {
  expect(chooseReplyLanguage('anna@example.com', 'Was kostet der Versand?')).toBe('de');
  expect(chooseReplyLanguage('Oslo', '')).toBeNull();
});

test('one known word of five may be a misspelt word of another language', () => {
  expect(chooseReplyLanguage('wen iz brekfst on sundys')).toBeNull();
  expect(chooseReplyLanguage('wen iz brekfst on sundys', 'Do you ship to Peru?')).toBe('en');
  expect(chooseReplyLanguage('Posso pagare con carta di credito')).toBe('it');
  expect(chooseReplyLanguage('¿Dan clases de chino?')).toBe('es');
});
