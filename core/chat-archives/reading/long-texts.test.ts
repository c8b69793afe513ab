import { expect, test } from 'vitest';
import { cpuMsOf } from '#tests/cpu-ms-of.ts';
import { plainSkypeText } from './skype/plain-skype-text.ts';
import { plainSlackText } from './slack/plain-slack-text.ts';

const length = 200_000;
/** What looks at each part of a text once takes milliseconds, what looks again at all of it for each part many seconds. */
const longestMs = 1_000;
const slack = (text: string) => plainSlackText(text, new Map());

test.each([
  ['quotes of Skype without an end', plainSkypeText, '<quote '],
  ['old quotes of Skype without an end', plainSkypeText, '<legacyquote '],
  [
    'replies of Skype without an end',
    plainSkypeText,
    '<blockquote itemtype="http://schema.skype.com/Reply">',
  ],
  ['emoji of Teams without an end', plainSkypeText, '<img schema.skype.com/Emoji'],
  ['marks of edits of Skype without an end', plainSkypeText, '<e_m '],
  ['dates of Slack without an end', slack, '<!date^'],
  ['mentions of Slack without an end', slack, '<@U1|'],
  ['links of Slack without an end', slack, '<http://a|'],
])('reads %s, however many there are, in time', (_what, read, part) => {
  const text = part.repeat(Math.ceil(length / part.length));
  expect(cpuMsOf(() => read(text))).toBeLessThan(longestMs);
});

test('what is quoted in Skype is left out, and an end without a beginning is markup like any other', () => {
  expect(plainSkypeText('<quote author="a">a <b>b</b></quote>yes<quote>c</quote> no')).toBe('yes no');
  expect(plainSkypeText('a</quote> b <legacyquote>[1] c</legacyquote>d')).toBe('a b d');
  expect(plainSkypeText('never <quote>closed')).toBe('never closed');
});
