import { describe, expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { createSubmitGuard } from './submit-guard.ts';

/** Work that counts how often it was begun, and ends when the test says so. */
function heldWork() {
  let begun = 0;
  const ends: (() => void)[] = [];
  return {
    begun: () => begun,
    endAll: () => ends.splice(0).forEach((end) => void end()),
    work: () => {
      begun += 1;
      return new Promise<number>((resolve) => ends.push(() => resolve(begun)));
    },
  };
}

describe('a guarded form', () => {
  test('sends the same input once while it is under way, and answers only the first', async () => {
    const guard = createSubmitGuard();
    const held = heldWork();
    const told: string[] = [];
    const first = guard.submit({ title: 'A' }, held.work).then(() => told.push('first'));
    void guard.submit({ title: 'A' }, held.work).then(() => told.push('second'));
    expect(held.begun()).toBe(1);
    held.endAll();
    await first;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(told).toEqual(['first']);
  });

  test('sends other input meanwhile, and the same again afterwards', async () => {
    const guard = createSubmitGuard();
    const held = heldWork();
    const first = guard.submit({ title: 'A' }, held.work);
    const other = guard.submit({ title: 'B' }, held.work);
    expect(held.begun()).toBe(2);
    held.endAll();
    await Promise.all([first, other]);
    void guard.submit({ title: 'A' }, held.work);
    expect(held.begun()).toBe(3);
  });

  test.each<[name: string, outcome: () => Promise<unknown>, isKept: boolean]>([
    ['done', () => Promise.resolve(), false],
    ['refused', () => Promise.reject(new CallError(402, 'plan-limit', 'Full.')), false],
    ['left without an answer', () => Promise.reject(new CallError(0, 'network', 'No network.')), true],
    ['answered by a broken proxy', () => Promise.reject(new CallError(502, 'unknown', '')), true],
  ])('once it was %s, sends under the key that fits', async (_name, outcome, isKept) => {
    const guard = createSubmitGuard();
    const key = guard.keyOf('A');
    expect(guard.keyOf('A')).toBe(key);
    expect(guard.keyOf('B')).not.toBe(key);
    await guard.submit('A', outcome).catch(() => undefined);
    expect(guard.keyOf('A') === key).toBe(isKept);
  });
});
