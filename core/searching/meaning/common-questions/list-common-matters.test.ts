import { expect, test } from 'vitest';
import { listCommonMatters } from './list-common-matters.ts';

const matters = listCommonMatters();

test('each matter has questions and statements', () => {
  expect(matters.length).toBeGreaterThan(100);
  for (const { questions, statements } of matters) {
    expect(questions.every((each) => each !== '' && !each.includes('=>'))).toBe(true);
    expect(questions.length).toBeGreaterThan(0);
    expect(statements.every((each) => each !== '')).toBe(true);
  }
});

test('no question is in two matters', () => {
  const all = matters.flatMap(({ questions }) => questions.map((each) => each.toLowerCase()));
  expect(new Set(all).size).toBe(all.length);
});
