import { expect, test } from 'vitest';
import { readChatBytes } from './read-chat-bytes.ts';
import { refusalOf } from './refusal-of.ts';

const given = { zone: 'Europe/London', dateOrder: null, mostMessages: 100 };
const read = (text: string, zone = given.zone) =>
  readChatBytes({ ...given, zone, bytes: Buffer.from(text), fileName: 'result.json' });

test('what no reader meant to throw says where it was, and a plain sentence', () => {
  const refused = read('25/12/2023, 15:04 - Ann: hi', 'No/Where');
  expect(refused).toMatchObject({
    kind: 'refused',
    sentence: 'This file could not be read. Export the chat again and upload the file unchanged.',
    fault: { type: 'RangeError' },
  });
  if (refused.kind !== 'refused') throw new Error('It was read.');
  expect(refused.fault?.frames.join('\n')).toContain('create-zone-clock.ts');
});

test('nothing of the chat is in what is logged, whatever a message of an error quotes', () => {
  const error = new SyntaxError('Unexpected token in "Ann: my\n    at home (secret.ts:1:1)"');
  const { fault } = refusalOf(error);
  expect(fault?.type).toBe('SyntaxError');
  expect(fault?.frames.length).toBeGreaterThan(0);
  expect(JSON.stringify(fault)).not.toMatch(/Ann|secret/);
});

test.each([
  [
    'JSON nested deeper than any export',
    `{"type":"personal_chat","messages":[${'['.repeat(300)}`,
    /nested deeper/,
  ],
  ['a database that ends after its head', `SQLite format 3\0${' '.repeat(84)}`, /database is damaged/],
])('%s is refused, and is no fault', (_what, text, sentence) => {
  const refused = read(text);
  expect(refused).toMatchObject({ kind: 'refused', sentence: expect.stringMatching(sentence) });
  expect(refused).not.toHaveProperty('fault');
});
