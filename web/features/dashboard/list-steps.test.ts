import { expect, test } from 'vitest';
import { listSteps } from './list-steps.ts';

const none = { sources: 0, conversations: 0, messages: 0, leads: 0 };
const done = (...given: Parameters<typeof listSteps>) => listSteps(...given).map(({ isDone }) => isDone);

test('looks at every agent, not only at the newest', () => {
  const agents = [
    { id: 'agt_new', counts: none },
    { id: 'agt_old', counts: { sources: 25, conversations: 9, messages: 18, leads: 135 } },
  ];
  expect(done(agents, true)).toEqual([true, true, true, true, true]);
  expect(done(agents.slice(0, 1), false)).toEqual([true, false, false, false, false]);
});

test('leads to the newest agent, and nowhere while there is none', () => {
  expect(listSteps([{ id: 'agt_new', counts: none }], false)[1]?.to).toBe('/agents/agt_new/training-sources');
  expect(listSteps([], false).map(({ to }) => to)).toEqual(['/agents/create', ...Array(4).fill(undefined)]);
});
