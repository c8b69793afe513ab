import { expect, test } from 'vitest';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import { describeLinksLeft, describeLinksOfNewAgent } from './describe-links.ts';

const links = (used: number, limit: number | null): UsageLimit => ({
  name: 'links',
  used,
  limit,
  percentage: 0,
});

test.each([
  [links(0, 5), '5 links left of the 5 on Free Demo. Each page counts as one link.'],
  [links(4, 5), '1 link left of the 5 on Free Demo. Each page counts as one link.'],
  [links(5, 5), /^No links left on Free Demo: all 5 are used\./],
  // After a change to a smaller plan more may be used than there are.
  [links(9, 5), /^No links left/],
  [links(3, null), undefined],
  [undefined, undefined],
])('%j', (meter, expected) => {
  const text = describeLinksLeft(meter, 'Free Demo');
  if (expected instanceof RegExp) expect(text).toMatch(expected);
  else expect(text).toBe(expected);
});

test.each([
  ['Free Demo', 5, 'Free Demo reads up to 5 pages.'],
  ['Tiny', 1, 'Tiny reads up to 1 page.'],
  ['Enterprise', null, undefined],
  [undefined, undefined, undefined],
])('of a new agent: %s, %s', (planName, limit, expected) => {
  expect(describeLinksOfNewAgent(planName, limit)).toBe(expected);
});
