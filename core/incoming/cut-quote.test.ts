import { describe, expect, it } from 'vitest';
import { replyLine } from '../emails/parts/reply-line.ts';
import { cutQuote } from './cut-quote.ts';

const ours = [replyLine, '', 'You have a reply', '', 'Ana:', '> It is ready.'];
const quoted = ours.map((line) => `> ${line}`);

/** What programs make of an answer, each ending with our email. */
const answers: [program: string, lines: string[]][] = [
  [
    'Gmail',
    ['Thank you!', '', 'On Mon, 2 Mar 2026 at 10:00, Shop <reply+abc@reply.example> wrote:', '', ...quoted],
  ],
  [
    'Gmail, wrapped',
    [
      'Thank you!',
      '',
      'On Mon, Mar 2, 2026 at 10:00 AM Shop <',
      'reply+abc@reply.example> wrote:',
      '',
      ...quoted,
    ],
  ],
  [
    'Apple Mail in German',
    ['Thank you!', '', '> Am 02.03.2026 um 10:00 schrieb Shop <reply+abc@reply.example>:', '> ', ...quoted],
  ],
  ['Thunderbird in German', ['Thank you!', '', 'Am 02.03.26 um 10:00 schrieb Shop:', ...quoted]],
  [
    'Outlook',
    [
      'Thank you!',
      '',
      'From: Shop <reply+abc@reply.example>',
      'Sent: Monday, March 2, 2026 10:00 AM',
      'To: Ben <ben@mail.example>',
      'Subject: A reply',
      '',
      ...ours,
    ],
  ],
  [
    'Outlook with a divider',
    [
      'Thank you!',
      '',
      '________________________________',
      'Von: Shop <reply+abc@reply.example>',
      'Gesendet: Montag, 2. März 2026',
      'An: Ben',
      'Betreff: A reply',
      '',
      ...ours,
    ],
  ],
  [
    'old Outlook',
    ['Thank you!', '', '-----Original Message-----', 'From: Shop', 'Sent: Monday', '', ...ours],
  ],
  [
    'Outlook in Chinese',
    ['Thank you!', '', '发件人: Shop <reply+abc@reply.example>', '发送时间: 2026年3月2日', '', ...ours],
  ],
  [
    'French',
    [
      'Thank you!',
      '',
      'Le lun. 2 mars 2026 à 10:00, Shop <reply+abc@reply.example> a écrit :',
      '',
      ...quoted,
    ],
  ],
  ['a program that quotes nothing', ['Thank you!']],
  [
    'a signature',
    [
      'Thank you!',
      '',
      '-- ',
      'Ben',
      '+49 30 1234',
      '',
      'On Mon, 2 Mar 2026 at 10:00, Shop wrote:',
      ...quoted,
    ],
  ],
  [
    'written below',
    ['On Mon, 2 Mar 2026 at 10:00, Shop <reply+abc@reply.example> wrote:', '', ...quoted, '', 'Thank you!'],
  ],
  [
    'a program that wraps our line',
    [
      'Thank you!',
      '',
      'On Mon, 2 Mar 2026 at 10:00, Shop wrote:',
      '> ##- Please write your reply',
      '> above this line -##',
      '> Ana:',
    ],
  ],
];

describe('cutQuote', () => {
  it.each(answers)('leaves what was written: %s', (_program, lines) => {
    expect(cutQuote(lines.join('\n'))).toBe('Thank you!');
    expect(cutQuote(lines.join('\r\n'))).toBe('Thank you!');
  });

  it.each([
    ['Two paragraphs.\n\nAnd a list:\n- one\n- two'],
    ['My number is:\n030 1234'],
    ['Note: it is urgent.'],
    ['Line one\nLine two'],
  ])('keeps %j as it is', (text) => {
    expect(cutQuote(text)).toBe(text);
    expect(cutQuote(`${text}\n\nOn Mon, 2 Mar 2026 at 10:00, Shop wrote:\n${quoted.join('\n')}`)).toBe(text);
  });

  it('keeps what was written between quoted lines', () => {
    const text = ['> Is it blue?', 'Yes.', '> And big?', 'No.'].join('\n');
    expect(cutQuote(text)).toContain('Yes.');
    expect(cutQuote(text)).toContain('No.');
  });

  it.each([[''], ['  \n \n'], [quoted.join('\n')], [`From: Shop\nSent: Monday\n\n${ours[0]}`]])(
    'is empty where nothing was written: %j',
    (text) => expect(cutQuote(text)).toBe(''),
  );

  it('takes little time for long lines and many quotes', () => {
    const long = `${'> '.repeat(50_000)}\n${'a:'.repeat(100_000)}\n${'- '.repeat(50_000)}`;
    expect(cutQuote(long).length).toBeLessThanOrEqual(long.length);
  });
});
