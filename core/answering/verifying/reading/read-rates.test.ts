import { expect, test } from 'vitest';
import { readRates } from './read-rates.ts';

test.each([
  ['It costs €8 per person.', ['person']],
  ['Bicycles are €18 a day.', ['day']],
  ['35p an hour', ['hour']],
  ['€12/month', ['month']],
  ['twice a week', ['week']],
  ['paid monthly', ['month']],
  ['We have a room with a view.', []],
  ['It takes a week.', []],
])('"%s"', (text, rates) => {
  expect([...readRates(text)]).toEqual(rates);
});
