import { expect, test } from 'vitest';
import { readDirections } from './read-directions.ts';

test.each([
  ['You can arrive from 15:00.', [['t:15:00', 'up']]],
  ['You can arrive until 3 pm.', [['t:15:00', 'down']]],
  ['We are open from 9:00 to 18:00.', [['t:09:00', 'up']]],
  [
    'Late arrival after 22:00 if you call before 18:00.',
    [
      ['t:22:00', 'up'],
      ['t:18:00', 'down'],
    ],
  ],
  ['Free for orders above £60', [['n:60', 'up']]],
  ['Up to six people', [['n:6', 'down']]],
  ['14 years or older', [['n:14', 'up']]],
  ['Please leave by 10:30.', [['t:10:30', 'down']]],
  ['Delivery takes 3 days.', []],
])('"%s"', (text, directions) => {
  expect([...readDirections(text)]).toEqual(directions);
});
