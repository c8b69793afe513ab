import { expect, test } from 'vitest';
import { sayRow } from './say-row.ts';

test.each([
  ['Safety check: Price £25', 'The price for Safety check is £25.'],
  ['Riga: Price €380, Guarantee 5 years', 'The price for Riga is €380 and the guarantee is 5 years.'],
  [
    'Oslo: Price €420, Weight 2 kg, Size 3 × 2 m',
    'The price for Oslo is €420, the weight is 2 kg and the size is 3 × 2 m.',
  ],
  ['Level 1: Adult £245, Child £120', 'Level 1 costs £245 for Adult and £120 for Child.'],
  ['iPhone 13: Screen £119, Battery £55', 'iPhone 13 costs £119 for Screen and £55 for Battery.'],
  ['Student: Per month £27', 'Student costs £27 per month.'],
  ['Student: Joining fee £15', 'The joining fee for Student is £15.'],
  ['Dental cleaning: Dog from £390', 'Dental cleaning costs from £390 for Dog.'],
  ['Saturday: 10:00 to 14:00', 'On Saturday we are open from 10:00 to 14:00.'],
  ['Monday to Friday: 9 am–6 pm', 'From Monday to Friday we are open from 9 am to 6 pm.'],
  ['Sunday: closed', 'We are closed on Sunday.'],
])('"%s" is said as "%s"', (row, sentence) => {
  expect(sayRow(row, 'en')).toBe(sentence);
});

test.each([
  ['Delivery takes 3 to 5 working days.'],
  ['Note: Parking is behind the hall.'],
  ['Starter: €19 per month'],
  ['Price per month: Solo €9, Team €29'],
  ['Towels: Kept for 7 days'],
  ['Phone: +49 30 5550 142'],
  ['Pro: Adult yes, Child no'],
  ['Monday: by appointment'],
])('"%s" stays as it is', (row) => {
  expect(sayRow(row, 'en')).toBe(row);
});

test('rows of other languages stay as they are', () => {
  expect(sayRow('Riga: Preis 380 €', 'de')).toBe('Riga: Preis 380 €');
});

test.each([
  [
    'How much is the hand grinder?',
    'Hand grinder: Price £79; Good to know: Steel burrs',
    'The price for Hand grinder is £79.',
  ],
  [
    'How much is the taster for a child?',
    'Taster: Length 3 hours; Adult €60; Child €40',
    'Taster costs €40 for Child.',
  ],
  [
    'What does a kilo cost?',
    'Harbour Blend: Tastes of Chocolate; 250 g £8.50; 1 kg £29',
    'Harbour Blend costs £8.50 for 250 g and £29 for 1 kg.',
  ],
  [
    'When is the class?',
    'Latte art: When: Third Thursday, evening; Price £45',
    'Latte art: Third Thursday, evening',
  ],
  [
    'What are the length and the price?',
    'Latte art: Where: Upstairs; Length 90 minutes; Price £45',
    'The length for Latte art is 90 minutes and the price is £45.',
  ],
  [
    'Tell me about latte art',
    'Latte art: Where: Upstairs; Price £45',
    'Latte art: Where: Upstairs; Price £45',
  ],
])('asked "%s", "%s" is said as "%s"', (question, row, sentence) => {
  expect(sayRow(row, 'en', question)).toBe(sentence);
});
