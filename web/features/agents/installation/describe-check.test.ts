import { expect, test } from 'vitest';
import type { InstallationCheck } from '#contract/widget/widget.schemas.ts';
import { describeCheck } from './describe-check.ts';

const found: InstallationCheck = {
  url: 'https://shop.example/a',
  script: 'found',
  isAllowed: true,
  blocked: [],
};

test.each<[Partial<InstallationCheck>, string[]]>([
  [{}, ['The script is on shop.example, and nothing stops it from working.']],
  [{ script: 'missing' }, ['Not found.', 'The line is not in the HTML']],
  [{ script: 'other-agent' }, ['Not found.', 'The page has the script of another agent.']],
  [{ isAllowed: false }, ['The script is there, but', 'shop.example is not one of the allowed domains']],
  [
    { blocked: ['script-src', 'frame-src'] },
    ['The script is there, but', 'in script-src: the script does not load', 'in frame-src: the chat opens'],
  ],
])('%j', (changes, expected) => {
  const { isFine, sentences } = describeCheck({ ...found, ...changes });
  expect(isFine).toBe(Object.keys(changes).length === 0);
  expect(sentences).toEqual(expected.map((part) => expect.stringContaining(part)));
});
