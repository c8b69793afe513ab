import { expect, test } from 'vitest';
import { asksPrice } from '../asks-price.ts';
import { keepMeasured } from '../figures/keep-measured.ts';
import { lacksMeasure } from './lacks-measure.ts';

test.each([
  ['How much is a helmet?', 'A helmet is 40 euros.', false],
  ['How much is a helmet?', 'Helmets come in size 54.', true],
  ['What does the soup cost?', 'There is soup from noon.', true],
  ['How much is delivery?', 'Delivery is free.', false],
  ['How much is oat milk?', 'Oat milk costs 30p more.', false],
  ['What is the fee for a bag?', 'A bag is 12 £.', false],
  ['How much water does it hold?', 'It holds 2 litres.', false],
  ['How long does it take?', 'It takes a week.', false],
  ['Wie lange dauert es?', 'Es dauert zwei Wochen.', false],
  ['Wie lange dauert es?', 'Es ist kostenlos.', true],
  ['Was kostet das Boot?', 'Das Boot ist neu.', true],
  ['Was kostet das Boot?', 'Das Boot ist kostenlos.', false],
  ['¿Cuánto dura el curso?', 'El material está incluido.', true],
  ['¿Cuánto cuesta?', 'Son 20 €.', false],
  ['Combien de temps dure la visite ?', 'La visite dure une heure.', false],
  ['How long does it take?', 'Prices start at 40 euros.', true],
  ['How long is the Rhine?', 'It is 1,230 km long.', false],
  ['What time does the course start?', 'On the first Saturday of the month.', true],
  ['What time does the course start?', 'At 10am.', false],
  ['In what time period was it built?', 'In the Middle Ages.', false],
  ['How old is the loft?', 'It is an old sail loft.', true],
  ['How old is the loft?', 'It was built in 1889.', false],
  ['How many seats are there?', 'There are seats.', true],
  ['How many seats are there?', 'There are twenty.', false],
  ['How many nurses are there?', 'There is a nurse from 10am to 4:30 pm.', true],
  ['How many nurses are there?', 'There are 2 nurses from 9.30 am.', false],
  ['How many days does it take?', 'It takes a week.', false],
  ['How many days does it take?', 'There are 3 sizes.', true],
  ['How much caffeine is in it?', 'It tastes of chocolate.', true],
  ['How much caffeine is in it?', 'It has 80 mg a cup.', false],
  ['How much dough is in it?', 'It tastes of rye.', true],
  ['How much dough is in it?', 'It has 500 g of it.', false],
  ['How much time do you need?', 'About an hour.', false],
  ['What colour is the kettle?', 'The kettle holds 0.9 litres.', true],
  ['What colour is the kettle?', 'The kettle is black.', false],
  ['Where do you roast?', 'In the loft.', false],
])('"%s" is not met by "%s": %s', (question, sentence, expected) => {
  expect(lacksMeasure([sentence], question)).toBe(expected);
});

test('keeps the sentences that tell the measure, and none is wanted by other questions', () => {
  const sentences = [{ text: 'There is soup.' }, { text: 'Tea is £2.' }];
  expect(keepMeasured(sentences, 'How much is the soup?')).toEqual([{ text: 'Tea is £2.' }]);
  expect(keepMeasured(sentences, 'Is there soup?')).toBeNull();
  expect(asksPrice('How much is the soup?')).toBe(true);
  expect(asksPrice('How long is the soup kept?')).toBe(false);
});
