import { describe, expect, it } from 'vitest';
import { type EmailHead, findAutomatic } from './find-automatic.ts';

const own = { host: 'chat.example', sender: 'Hello@chat.example' };
const person: EmailHead = {
  headers: { subject: ['Re: A reply'] },
  messageId: 'abc@mail.example',
  from: 'ben@mail.example',
  envelopeFrom: 'ben@mail.example',
};
const withHeader = (name: string, value: string): EmailHead => ({ ...person, headers: { [name]: [value] } });

describe('findAutomatic', () => {
  it.each([
    ['a person', person],
    ['a person whose program says so', withHeader('auto-submitted', 'no')],
    ['a person who sends with normal precedence', withHeader('precedence', 'normal')],
    ['a person whose name begins like a machine', { ...person, from: 'postmasterson@mail.example' }],
    ['a person without a message id', { ...person, messageId: null }],
    ['a person of whose envelope nothing is known', { ...person, envelopeFrom: null }],
  ])('lets %s through', (_who, head) => expect(findAutomatic(head, own)).toBeNull());

  it.each([
    ['automatic-reply', withHeader('auto-submitted', 'auto-replied')],
    ['automatic-reply', withHeader('auto-submitted', 'Auto-Generated; type=vacation')],
    ['automatic-reply', withHeader('precedence', 'auto_reply')],
    ['automatic-reply', withHeader('precedence', ' Bulk ')],
    ['automatic-reply', withHeader('precedence', 'junk')],
    ['automatic-reply', withHeader('x-autoreply', 'yes')],
    ['automatic-reply', withHeader('x-loop', 'ben@mail.example')],
    ['list', withHeader('precedence', 'list')],
    ['list', withHeader('list-id', '<news.mail.example>')],
    ['list', withHeader('list-unsubscribe', '<mailto:x@mail.example>')],
    ['report', withHeader('content-type', 'multipart/report; report-type=delivery-status')],
    ['report', { ...person, envelopeFrom: '' }],
    ['report', { ...person, from: null }],
    ['report', { ...person, from: 'mailer-daemon@mail.example' }],
    ['report', { ...person, from: 'no-reply@mail.example' }],
    ['report', { ...person, from: 'bounce+x@mail.example' }],
    ['own', { ...person, from: 'hello@chat.example' }],
    ['own', { ...person, messageId: 'mail_01abc@Chat.example' }],
  ] as const)('finds %s', (why, head) => expect(findAutomatic(head, own)).toBe(why));
});
