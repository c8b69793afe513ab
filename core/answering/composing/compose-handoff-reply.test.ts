import { expect, test } from 'vitest';
import { composeHandoffReply } from './compose-handoff-reply.ts';
import { REPLY_TEXTS } from './reply-texts/reply-texts.ts';

const away = { kind: 'away', opensAt: new Date('2026-05-11T07:00:00Z'), timeZone: 'Europe/Berlin' } as const;
const contact = { email: 'ana@example.com', phone: null };

test.each([
  ['somebody is there', null, { kind: 'here' } as const, 'Somebody is here and will join you in a moment.'],
  ['no time can be named', null, { kind: 'open' } as const, 'I will put you in touch with a person.'],
  [
    'nobody is there',
    contact,
    away,
    'We have your address (ana@example.com) and will write to you there. Nobody is available right now. We answer again on Monday, May 11 at 9:00 AM GMT+2.',
  ],
])('when %s', (_when, given, availability, expected) => {
  const reply = composeHandoffReply({ contact: given, availability }, 'neutral', 'en');
  expect(reply.replaceAll(/\s/g, ' ')).toBe(expected);
});

test.each([
  ['replaces ours, and names the time', 'Back on {time}.', away, 'Back on Monday, May 11 at 9:00 AM GMT+2.'],
  ['may leave the time out', 'We are asleep.', away, 'We are asleep.'],
  [
    'is not said within the hours',
    'Asleep.',
    { kind: 'open' } as const,
    'I will put you in touch with a person.',
  ],
  [
    'is not said while somebody is there',
    'Asleep.',
    { kind: 'here' } as const,
    'Somebody is here and will join you in a moment.',
  ],
])('the own message outside opening hours %s', (_what, outsideHours, availability, expected) => {
  const reply = composeHandoffReply({ contact: null, availability, outsideHours }, 'neutral', 'en');
  expect(reply.replaceAll(/\s/g, ' ')).toBe(expected);
});

test.each(Object.keys(REPLY_TEXTS))('in %s the time is named', (language) => {
  const reply = composeHandoffReply({ contact: null, availability: away }, 'neutral', language);
  expect(reply).not.toContain('{');
  expect(reply).toMatch(/[1１]{2}|١١/);
});
