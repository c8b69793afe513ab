import { expect, it } from 'vitest';
import { isInEnglish } from '#core/answering/deciding/is-in-english.ts';
import { noteEnglishOnly } from './note-english-only.ts';

it.each([
  ['What does the repair of a wheel cost?', null],
  ['Hello', null],
  ['Do you ship to Los Angeles?', null],
  ['Was kostet die Reparatur von einem Rad?', 'This chat answers in English.'],
  ['¿Cuánto cuesta el envío a Madrid?', 'This chat answers in English.'],
  ['営業時間は何時ですか', 'This chat answers in English.'],
])('notes of %j: %s', (message, note) => {
  expect(noteEnglishOnly(message)).toBe(note);
});

it.each([
  ['en', 'Die Reparatur kostet 30 Euro.', true],
  ['de', 'The repair of a wheel costs 30 euros and takes a day.', true],
  ['de', 'Die Reparatur von einem Rad kostet 30 Euro und dauert einen Tag.', false],
  ['de', '30 €', true],
])('a passage of a page in %s, %j, is in English: %s', (language, text, expected) => {
  expect(isInEnglish({ language, text })).toBe(expected);
});
