import { expect, it, vi } from 'vitest';
import { collectGarbageWhenIdle } from './collect-garbage-when-idle.ts';

const usedMb = () => process.memoryUsage().heapUsed / 1024 / 1024;

it('gives back what nothing refers to, once nothing is done', () => {
  vi.useFakeTimers();
  collectGarbageWhenIdle();
  let lists: number[][] | null = Array.from({ length: 80 }, () => new Array(131_072).fill(0.5));
  const fullMb = usedMb();
  expect(lists).toHaveLength(80);
  lists = null;
  vi.advanceTimersByTime(15_000);
  expect(usedMb()).toBeLessThan(fullMb - 60);
  vi.useRealTimers();
});
