import { expect, test } from 'vitest';
import type { QuerySignals } from '#core/searching/ranking/search-passages.ts';
import { compareNumberedNames } from './compare-numbered-names.ts';

const query = { words: [] } as unknown as QuerySignals;

test.each([
  ['warranty of PX-10', 'The PX-90 has a warranty of 10 years.', 'PX-10'],
  ['warranty of px 10', 'PX-90: Guarantee 5 years', 'px 10'],
  ['What does the PX10 weigh?', 'The PX-90 weighs 2 kg.', 'PX10'],
  ['Is the iPhone 15 supported?', 'We support the iPhone 12 and the iPhone 13.', 'iPhone 15'],
  ['When does level 3 begin?', 'Level 2 begins in May.', 'level 3'],
  ['Was kostet Stufe 3?', 'Stufe 2: 120 Euro', 'Stufe 3'],
  ['¿Cuándo empieza el nivel 4?', 'El nivel 2 empieza en mayo.', 'nivel 4'],
  ['Do you have size 45?', 'Size 44 is sold out.', 'size 45'],
  ['price of PX-10a', 'The PX-10 costs 40 euros.', 'PX-10a'],
  ['weight Nova 5', 'Nova 4: Weight 4 kg', 'Nova 5'],
  ['How heavy is the Atlas 3?', 'The Atlas 2 weighs 4 kg.', 'Atlas 3'],
  ['Do you have 5W-40 oil?', '5W-30 costs 9 euros, 10W-40 costs 7.', '5W-40'],
  ['Do you rent the Orion 7?', 'The Orion 5 is 30 euros a day.', 'Orion 7'],
])('"%s" is not met by "%s"', (question, text, name) => {
  expect(compareNumberedNames(question, query, text)).toEqual({ written: name, isNamed: false });
});

test.each([
  ['warranty of PX-90', 'The PX-90 has a warranty of 10 years.'],
  ['warranty of PX-90', 'PX90: 10 years'],
  ['warranty of PX-10', 'The PX-10 and the PX-90 have a warranty.'],
  ['warranty of PX-10', 'All models have a warranty of two years.'],
  ['warranty of PX-10', 'Of the PX series (10, 50 and 90) all have a warranty.'],
  ['Are you open on Monday 24?', 'Monday 9 to 17'],
  ['Are you open on November 3?', 'November 1 is a holiday.'],
  ['Are you there on Sat 3?', 'Sat 10 to 4'],
  ['Is delivery free over 200 euros?', 'Free over 500 euros.'],
  ['Can I return within 30 days?', 'Within 14 days.'],
  ['How much is the Oslo for 2 people?', 'Oslo 20 euros for 4 people.'],
  ['When is level 3?', 'Levels begin in May.'],
])('"%s" is no other than that of "%s"', (question, text) => {
  expect(compareNumberedNames(question, query, text)?.isNamed ?? true).toBe(true);
});

test.each([
  ['Are you open on 25 December?', 'On 24 December we close at 13:00.'],
  ['Seid ihr am 25. Dezember offen?', 'Am 24. Dezember schließen wir um 13 Uhr.'],
])('"%s" names a day, and nothing that is numbered', (question, text) => {
  expect(compareNumberedNames(question, query, text)).toBeNull();
});
