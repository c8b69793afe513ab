import { describe, expect, test } from 'vitest';
import { Failure } from '#server/failure.ts';
import { createRateLimiter } from './rate-limiter.ts';

const rule = { count: 2, windowSeconds: 60 };

function createLimiter() {
  let nowMs = 1_000_000;
  return {
    limiter: createRateLimiter({ now: () => new Date(nowMs) }),
    passSeconds: (seconds: number) => {
      nowMs += seconds * 1000;
    },
  };
}

function refusalOf(work: () => void): Failure | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

describe('createRateLimiter', () => {
  test('refuses what is beyond the count, with the seconds that are left', () => {
    const { limiter, passSeconds } = createLimiter();
    limiter.hit('a', rule);
    passSeconds(20.5);
    limiter.hit('a', rule);
    const refusal = refusalOf(() => limiter.hit('a', rule, 'Too many cooks.'));
    expect(refusal).toMatchObject({ code: 'rate-limited', status: 429, message: 'Too many cooks.' });
    expect(refusal?.retryAfterSeconds).toBe(40);
  });

  test('says "Too many" when no sentence is given', () => {
    const { limiter } = createLimiter();
    for (let call = 0; call < rule.count; call++) limiter.hit('a', rule);
    expect(refusalOf(() => limiter.hit('a', rule))?.message).toContain('Too many');
  });

  test('a new window begins when the old one ends, refused calls or not', () => {
    const { limiter, passSeconds } = createLimiter();
    for (let call = 0; call < 5; call++) refusalOf(() => limiter.hit('a', rule));
    passSeconds(59.999);
    expect(refusalOf(() => limiter.hit('a', rule))?.retryAfterSeconds).toBe(1);
    passSeconds(0.001);
    expect(refusalOf(() => limiter.hit('a', rule))).toBeNull();
  });

  test('keys do not share', () => {
    const { limiter } = createLimiter();
    for (let call = 0; call < rule.count; call++) limiter.hit('a', rule);
    expect(refusalOf(() => limiter.hit('b', rule))).toBeNull();
    expect(refusalOf(() => limiter.hit('a', rule))).not.toBeNull();
  });

  test('forgets a key', () => {
    const { limiter } = createLimiter();
    for (let call = 0; call < rule.count; call++) limiter.hit('a', rule);
    limiter.forget('a');
    expect(refusalOf(() => limiter.hit('a', rule))).toBeNull();
  });

  test('a flood of new keys pushes out the oldest and keeps the newest', () => {
    const { limiter } = createLimiter();
    const strict = { count: 1, windowSeconds: 60 };
    limiter.hit('oldest', strict);
    for (let key = 0; key < 100_000; key++) limiter.hit(`key ${key}`, strict);
    expect(refusalOf(() => limiter.hit('key 99999', strict))).not.toBeNull();
    expect(refusalOf(() => limiter.hit('key 50000', strict))).not.toBeNull();
    expect(refusalOf(() => limiter.hit('oldest', strict))).toBeNull();
  });
});
