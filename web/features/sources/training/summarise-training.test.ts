import { expect, test } from 'vitest';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { describeTraining, summariseTraining } from './summarise-training.ts';

const links = (used: number, limit: number | null): UsageLimit => ({
  name: 'links',
  used,
  limit,
  percentage: 0,
});
const website = (status: Source['status'], done: number, failed = 0) => ({
  id: `src_${status}`,
  kind: 'website' as const,
  status,
  progress: { done, failed, total: done + failed },
});
const text = {
  id: 'src_text',
  kind: 'text' as const,
  status: 'ready' as const,
  progress: { done: 1, failed: 0, total: 1 },
};
const plain = 'Training is complete. You can ask your agent now.';

test('says how much was read, then that the plan allows no more, and for which website', () => {
  const summary = summariseTraining([text, website('partial', 5)], links(5, 5));
  expect(summary.text).toMatch(/^Training is complete: 5 pages were read, the most your plan allows\./);
  expect(summary.text).toContain('Other pages of the website were left out');
  expect(summary.cutSource?.id).toBe('src_partial');
});

test('uses the singular for one page', () => {
  expect(summariseTraining([website('partial', 1)], links(1, 1)).text).toContain(
    '1 page was read, the most your plan allows. Your agent answers from it.',
  );
});

test.each([
  ['a website that fits exactly', [website('ready', 5)], links(5, 5)],
  ['a website with failed pages alone', [website('partial', 5, 2)], links(5, 5)],
  ['room that is left', [website('partial', 3)], links(3, 5)],
  ['no limit', [website('partial', 9)], links(9, null)],
  ['a usage that is not known', [website('partial', 5)], undefined],
  ['text alone', [text], links(0, 5)],
])('says of nothing left out for %s', (_case, sources, meter) => {
  expect(summariseTraining(sources, meter)).toEqual({ text: plain, cutSource: null });
});

const running = (kind: Source['kind'], done: number, total: number) => ({
  ...website('training', done),
  kind,
  progress: { done, failed: 0, total },
});

test.each([
  [
    'a file next to finished sources',
    [website('ready', 35), running('file', 0, 1)],
    'Training: 1 source being read.',
  ],
  ['a website alone', [text, running('website', 3, 44)], 'Training: 3 of 44 pages read.'],
  [
    'both',
    [running('website', 1, 2), running('website', 1, 2), running('text', 0, 1), running('qa', 0, 1)],
    'Training: 2 of 4 pages read, 2 sources more being read.',
  ],
])('counts what is running: %s', (_case, sources, words) => {
  expect(describeTraining(sources)).toBe(words);
});
