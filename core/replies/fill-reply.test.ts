import { expect, it } from 'vitest';
import { fillReply } from './fill-reply.ts';

const known = {
  visitor_name: 'Ada Lovelace',
  visitor_first_name: 'Ada',
  visitor_email: '',
  agent_name: 'Lamp helper',
  my_name: 'Ana Lee',
  my_first_name: 'Ana',
};
const unknown = { ...known, visitor_name: '', visitor_first_name: ' ' };

it.each([
  ['Hello {{visitor_first_name}},', known, 'Hello Ada,'],
  ['Hello {{visitor_first_name}},', unknown, 'Hello,'],
  ['Hello {{ visitor_first_name | there }},', known, 'Hello Ada,'],
  ['Hello {{visitor_first_name|there}},', unknown, 'Hello there,'],
  ['{{visitor_name}}: thank you.', unknown, ': thank you.'],
  ['{{my_name}} of {{agent_name}}', known, 'Ana Lee of Lamp helper'],
  [
    'We write to {{visitor_email|the address that you left}}.',
    known,
    'We write to the address that you left.',
  ],
  ['Use {{order_id}} and {one} and {{', known, 'Use {{order_id}} and {one} and {{'],
  ['No variable.', known, 'No variable.'],
  ['Line\n\n{{my_first_name}}', known, 'Line\n\nAna'],
])('%s', (text, values, expected) => {
  expect(fillReply(text, values)).toBe(expected);
});

it('fills in what a name contains once, as text', () => {
  expect(fillReply('{{visitor_name}}', { visitor_name: '{{my_name}} $& $1', my_name: 'Ana' })).toBe(
    '{{my_name}} $& $1',
  );
});
