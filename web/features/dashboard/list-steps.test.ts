import { expect, test } from 'vitest';
import { listSteps } from './list-steps.ts';

const none = { sources: 0, conversations: 0, messages: 0, leads: 0 };
const all = { sources: 25, conversations: 9, messages: 18, leads: 135 };
const nothing = { wasTried: false, isOnWebsite: false };
const done = (...given: Parameters<typeof listSteps>) => listSteps(...given).map(({ isDone }) => isDone);

test('looks at every agent, not only at the newest', () => {
  const agents = [
    { id: 'agt_new', isSample: false, counts: none },
    { id: 'agt_old', isSample: false, counts: all },
  ];
  expect(done(agents, { wasTried: true, isOnWebsite: true })).toEqual([true, true, true, true, true]);
  expect(done(agents.slice(0, 1), nothing)).toEqual([true, false, false, false, false]);
  expect(done(agents.slice(0, 1), { wasTried: true, isOnWebsite: false })[2]).toBe(true);
});

test('leads to the newest agent, and nowhere while there is none', () => {
  const own = { id: 'agt_new', isSample: false, counts: none };
  expect(listSteps([own], nothing)[1]?.to).toBe('/agents/agt_new/training-sources');
  expect(listSteps([], nothing).map(({ to }) => to)).toEqual(['/agents/create', ...Array(4).fill(undefined)]);
});

test('takes no notice of the sample agent', () => {
  const sample = { id: 'agt_sample', isSample: true, counts: all };
  expect(done([sample], { wasTried: true, isOnWebsite: false })).toEqual(Array(5).fill(false));
  const own = { id: 'agt_own', isSample: false, counts: none };
  expect(listSteps([sample, own], nothing)[2]?.to).toBe('/agents/agt_own/view-agent');
});
