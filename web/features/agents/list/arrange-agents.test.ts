import { expect, test } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { arrangeAgents, readAgentOrder } from './arrange-agents.ts';

const agent = (name: string, day: number, messages: number): Agent =>
  ({
    name,
    createdAt: `2026-03-0${day}T10:00:00.000Z`,
    counts: { conversations: 0, leads: 0, sources: 0, messages },
  }) as Agent;
const agents = [agent('Shop helper', 1, 5), agent('Bicycle shop', 2, 0), agent('Workshop desk', 3, 5)];

test.each([
  ['', 'newest', ['Workshop desk', 'Bicycle shop', 'Shop helper']],
  ['', 'oldest', ['Shop helper', 'Bicycle shop', 'Workshop desk']],
  ['', 'name', ['Bicycle shop', 'Shop helper', 'Workshop desk']],
  ['', 'messages', ['Workshop desk', 'Shop helper', 'Bicycle shop']],
  ['  HELPER  shop', 'newest', ['Shop helper']],
  ['bakery', 'newest', []],
] as const)('search "%s", order %s', (search, order, names) => {
  expect(arrangeAgents(agents, search, order).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['leads', 'leads'],
  [null, 'newest'],
  ['toString', 'newest'],
])('an order of %s in the URL is %s', (value, order) => {
  expect(readAgentOrder(value)).toBe(order);
});
