import { expect, test } from 'vitest';
import { agrees } from './agrees.ts';

test.each([
  'yes',
  'Yes please!',
  'sure',
  'ok',
  'yes I would',
  'yes, please connect me',
  'Yes, that would be great, thank you',
  'please do',
  'Ja, gerne',
  'sí, por favor',
  'oui',
  'evet lütfen',
  '是的',
  '好的。',
  'да',
])('"%s" agrees', (message) => {
  expect(agrees(message)).toBe(true);
});

test.each([
  'no',
  'no thanks',
  'nein danke',
  'not now please',
  'yes but what does it cost',
  'ok and how old do you have to be',
  'please tell me the price',
  'great',
  'thank you',
  '',
  '?',
])('"%s" does not', (message) => {
  expect(agrees(message)).toBe(false);
});
