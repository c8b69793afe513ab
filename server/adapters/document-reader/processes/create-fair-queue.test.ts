import { expect, test } from 'vitest';
import { createFairQueue } from './create-fair-queue.ts';

const idle = new Map<string, number>();

test('serves one after the other in turn, however much each has brought', () => {
  const queue = createFairQueue<string>();
  for (const task of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(task.charAt(0), task);
  const order: (string | undefined)[] = [];
  for (let next = queue.take(idle, 2); next !== null; next = queue.take(idle, 2)) order.push(next.task);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('prefers the tenant with fewer jobs at work, and leaves out one with enough', () => {
  const queue = createFairQueue<string>();
  for (const task of ['a1', 'b1', 'c1']) queue.add(task.charAt(0), task);
  const atWork = new Map([
    ['a', 2],
    ['b', 1],
  ]);
  expect(queue.take(atWork, 2)).toEqual({ tenant: 'c', task: 'c1' });
  expect(queue.hasWaiting(atWork, 1)).toBe(false);
  expect(queue.hasWaiting(atWork, 2)).toBe(true);
  expect(queue.hasWaiting(atWork, 2, (next) => next === 'a1')).toBe(false);
  expect(queue.take(atWork, 2)).toEqual({ tenant: 'b', task: 'b1' });
  expect(queue.take(atWork, 2)).toBeNull();
  expect(queue.takeAll()).toEqual(['a1']);
});
