import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { docsQuestions } from '#contract/docs/docs-questions.ts';
import { firstProof } from './first-proof.ts';

const { page, anchor, title, quote } = firstProof;
const text = readFileSync(new URL(`../../../../content/docs/${page}.md`, import.meta.url), 'utf8').replaceAll(
  '**',
  '',
);

it('quotes a sentence that the page has, below the heading that it names', () => {
  const [, heading = ''] = title.split(' › ');
  const [above = '', below = ''] = text.split(quote);
  expect(below).not.toBe('');
  const last = above.match(/^## .*$/gm)?.at(-1) ?? '';
  expect(last).toMatch(new RegExp(`^## \\d\\. ${heading}$`));
  expect(anchor).toBe(last.slice(3).toLowerCase().replace('.', '').replaceAll(' ', '-'));
});

it('is about the first question', () => {
  expect(docsQuestions[0]?.answer.split(' and ')[0]).toBe(quote.split(' and ')[0]);
});
