import { describe, expect, test } from 'vitest';
import { Failure } from '#server/failure.ts';
import { createRateLimiter } from './create-rate-limiter.ts';

const rule = { count: 2, windowSeconds: 60 };
const limits = {
  plain: rule,
  worded: { ...rule, message: 'Too many cooks.' },
  strict: { count: 1, windowSeconds: 60 },
};

function createLimiter() {
  let nowMs = 1_000_000;
  return {
    limiter: createRateLimiter({ now: () => new Date(nowMs) }, limits),
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
  test('refuses calls beyond the count, with the seconds to wait', () => {
    const { limiter, passSeconds } = createLimiter();
    limiter.hit('worded', 'a');
    passSeconds(20.5);
    limiter.hit('worded', 'a');
    const refusal = refusalOf(() => limiter.hit('worded', 'a'));
    expect(refusal).toMatchObject({ code: 'rate-limited', status: 429, message: 'Too many cooks.' });
    expect(refusal?.retryAfterSeconds).toBe(40);
  });

  test('says "Too many" when no sentence is given', () => {
    const { limiter } = createLimiter();
    for (let call = 0; call < rule.count; call++) limiter.hit('plain', 'a');
    expect(refusalOf(() => limiter.hit('plain', 'a'))?.message).toContain('Too many');
  });

  test('starts a new window when the old one ends, with or without refused calls', () => {
    const { limiter, passSeconds } = createLimiter();
    for (let call = 0; call < 5; call++) refusalOf(() => limiter.hit('plain', 'a'));
    passSeconds(59.999);
    expect(refusalOf(() => limiter.hit('plain', 'a'))?.retryAfterSeconds).toBe(1);
    passSeconds(0.001);
    expect(refusalOf(() => limiter.hit('plain', 'a'))).toBeNull();
  });

  test('counts each subject and each limit by itself', () => {
    const { limiter } = createLimiter();
    for (let call = 0; call < rule.count; call++) limiter.hit('plain', 'a');
    expect(refusalOf(() => limiter.hit('plain', 'b'))).toBeNull();
    expect(refusalOf(() => limiter.hit('worded', 'a'))).toBeNull();
    expect(refusalOf(() => limiter.hit('plain', 'a'))).not.toBeNull();
  });

  test('starts from zero after it is told to forget', () => {
    const { limiter } = createLimiter();
    for (let call = 0; call < rule.count; call++) limiter.hit('plain', 'a');
    limiter.forget('plain', 'a');
    expect(refusalOf(() => limiter.hit('plain', 'a'))).toBeNull();
  });

  test('drops the oldest subjects in a flood of new ones', () => {
    const { limiter } = createLimiter();
    limiter.hit('strict', 'oldest');
    for (let key = 0; key < 100_000; key++) limiter.hit('strict', `key ${key}`);
    expect(refusalOf(() => limiter.hit('strict', 'key 99999'))).not.toBeNull();
    expect(refusalOf(() => limiter.hit('strict', 'key 50000'))).not.toBeNull();
    expect(refusalOf(() => limiter.hit('strict', 'oldest'))).toBeNull();
  });
});
