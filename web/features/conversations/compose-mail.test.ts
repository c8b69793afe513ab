import { expect, test } from 'vitest';
import type { Outcome } from '#contract/conversations/conversations.ts';
import { composeMail } from './compose-mail.ts';

const visitor = (text: string) => ({ role: 'user' as const, text, outcome: null });
const agent = (outcome: Outcome) => ({ role: 'assistant' as const, text: 'Well.', outcome });
const read = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return [decodeURIComponent(pathname), searchParams.get('subject'), searchParams.get('body')];
};

test('quotes the last question, not the human request or the thanks after it', () => {
  const mail = composeMail('ana+shop@example.com', [
    visitor('Do you open on Sundays?'),
    agent('answered'),
    visitor('Do you repair 50 & 60 cm wheels?'),
    agent('declined'),
    visitor('I want to talk to a person'),
    agent('handoff'),
    visitor('Thanks!'),
    agent('smalltalk'),
  ]);
  expect(read(mail)).toEqual([
    'ana+shop@example.com',
    'Re: Do you repair 50 & 60 cm wheels?',
    '\r\n\r\nYou asked us:\r\n> Do you repair 50 & 60 cm wheels?\r\n',
  ]);
});

test('quotes the human request where there is nothing else, and a question that waits for its answer', () => {
  expect(read(composeMail('a@b.co', [visitor('A person, please'), agent('handoff')]))[1]).toBe(
    'Re: A person, please',
  );
  expect(read(composeMail('a@b.co', [visitor('Hello'), agent('smalltalk'), visitor('Why?')]))[1]).toBe(
    'Re: Why?',
  );
});

test('cannot be given other headers by what a visitor typed, and stays short', () => {
  const mail = composeMail('a@b.co?bcc=c@d.co', [
    visitor(`x&bcc=c@d.co\r\nBcc: c@d.co ${'long '.repeat(400)}`),
  ]);
  expect(new URL(mail).searchParams.has('bcc')).toBe(false);
  expect(mail.length).toBeLessThan(1_800);
});
