import { afterEach, expect, test, vi } from 'vitest';
import { createEmbeddingQueue } from './create-embedding-queue.ts';
import { createUsage } from './create-usage.ts';

test('what was used counts half after half a minute, and nothing in the end', () => {
  const usage = createUsage();
  usage.note('a', 80, 0);
  expect([usage.of('a', 0), usage.of('a', 30_000), usage.of('a', 60_000)]).toEqual([80, 40, 20]);
  usage.note('a', 60, 30_000);
  expect(usage.of('a', 60_000)).toBe(50);
  expect([usage.of('a', 3_600_000), usage.of('b', 0)]).toEqual([0, 0]);
});

afterEach(() => void vi.useRealTimers());

test('texts of the workspace that had the least time lately come first, after all questions', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const queue = createEmbeddingQueue();
  const takeOne = async () => {
    const task = queue.take();
    vi.advanceTimersByTime(5);
    task?.resolve(new Float32Array(1));
    await task?.vector;
    return task?.text;
  };
  for (const text of ['large 1', 'large 2', 'large 3']) queue.add('texts', text, 'large');
  expect(await takeOne()).toBe('large 1');
  expect(await takeOne()).toBe('large 2');
  queue.add('texts', 'small 1', 'small');
  const forgotten = queue.add('texts', 'small 2', 'small');
  queue.add('texts', 'small 3', 'small');
  forgotten.forget();
  expect(queue.waiting('texts')).toBe(3);
  expect([await takeOne(), await takeOne(), await takeOne()]).toEqual(['small 1', 'small 3', 'large 3']);
  expect(queue.isEmpty()).toBe(true);
});
