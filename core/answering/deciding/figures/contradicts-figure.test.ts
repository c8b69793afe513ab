import { expect, test } from 'vitest';
import { contradictsFigure } from './contradicts-figure.ts';
import { namesOtherFigure } from './names-other-figure.ts';

test.each([
  ['How much is delivery for a 200 euro order?', 'Orders over 500 euros: free of charge', true],
  ['How much is delivery for a 200 euro order?', 'Delivery is free for orders over €500.', true],
  ['Is delivery free for 499 €?', 'Free delivery from 500 euros.', true],
  ['Is delivery free for 600 euros?', 'Orders over 500 euros: free of charge', false],
  ['Is delivery free for 1,200 euros?', 'Orders over 500 euros: free of charge', false],
  ['Is delivery free for 40 dollars?', 'Orders of $50 or more ship free.', true],
  ['What does a 25 kg parcel cost?', 'Parcels up to 20 kg cost 9 euros.', true],
  ['What does a 15 kg parcel cost?', 'Parcels up to 20 kg cost 9 euros.', false],
  ['Can 12 people book?', 'Tables for up to 8 people can be booked online.', true],
  ['Kostet eine Bestellung für 30 Euro Versand?', 'Ab 50 Euro ist der Versand kostenlos.', true],
  ['¿El envío de 30 euros es gratis?', 'Gratis para pedidos de más de 50 euros.', true],
  ['Livraison pour 30 euros ?', 'Gratuit à partir de 50 euros.', true],
  ['200元的订单运费多少？', '满500元包邮。', true],
  ['How long does 60 kilometres take?', 'It runs from 60 to 110 kilometres.', false],
  ['How much is delivery for a 200 euro order?', 'Bicycles: 39 euros', false],
  ['How much is delivery?', 'Orders over 500 euros: free of charge', false],
  ['Can I return it after 40 days?', 'Orders over 500 euros: free of charge', false],
  ['Was it founded in 1990?', 'More than 200 people work here.', false],
])('"%s" against "%s": %s', (question, sentence, expected) => {
  expect(contradictsFigure(question, sentence)).toBe(expected);
});

test.each([
  ['How much is 500 g?', '250 g: 8 euros; 1 kg: 29 euros', true],
  ['How much is 1000 g?', '250 g: 8 euros; 1 kg: 29 euros', false],
  ['Are you open on 24 December?', 'We are closed on 25 December and on 1 January.', true],
  ['Are you open on 25 December?', 'We are closed on 25 December.', false],
  ['What does a 15 kg parcel cost?', 'Parcels up to 20 kg cost 9 euros.', false],
  ['Do you have 4 m of cloth?', 'Cloth is sold in lengths of 2 to 6 m.', false],
  ['How much is delivery for a 200 euro order?', 'Bicycles: 39 euros', false],
  ['How much is delivery?', '250 g: 8 euros', false],
  ['How much is a 4 ft tree?', 'Tree, 6 ft: £42.00', true],
  ['How much is a 6-foot tree?', 'Tree, 6 ft: £42.00', false],
  ['Do you have 12 inch pots?', 'Pots are 1 ft wide.', false],
  ['Is there a 2 lb bag?', 'The bag has 16 oz.', true],
])('"%s" names a figure of which "%s" has only others: %s', (question, sentence, expected) => {
  expect(namesOtherFigure(question, [sentence])).toBe(expected);
});
