import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { docsQuestions } from '#contract/docs/docs-questions.ts';
import { firstProof } from './first-proof.ts';
import { heroProof } from './hero-proof.ts';

const { page, anchor, title, quote } = firstProof;
const readPage = (name: string): string =>
  readFileSync(new URL(`../../../../content/docs/${name}.md`, import.meta.url), 'utf8').replaceAll('**', '');
const text = readPage(page);

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

it('quotes in the first screen what the page has in one paragraph, below the heading that it names', () => {
  const [title, heading] = heroProof.source.split(' › ');
  const found = readPage(heroProof.page);
  expect(found).toContain(`title: ${title}\n`);
  const [above = '', below] = found.split(`${heroProof.before} ${heroProof.quote}`);
  expect(below).toBeDefined();
  expect(above.match(/^## .*$/gm)?.at(-1)).toBe(`## ${heading}`);
});
