import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Failure } from '#server/failure.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { createRateLimiter, type Hit, type RateLimiter } from './create-rate-limiter.ts';
import { type RateLimitName, rateLimits } from './rate-limits.ts';

const rule = { count: 2, windowSeconds: 60 };
const limits = {
  plain: rule,
  worded: { ...rule, message: 'Too many cooks.' },
  strict: { count: 1, windowSeconds: 60 },
  blocks: { count: 25, windowSeconds: 60, block: 10 },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let stages = 0;
/** A limiter as one process has it, with subjects of its own. */
function createLimiter() {
  let nowMs = Date.now();
  stages++;
  const secretKey = `the key of stage ${stages}`;
  const clock = { now: () => new Date(nowMs) };
  return {
    limiter: createRateLimiter({ pool: database.pool, clock, secretKey }, limits),
    /** As another process of the same installation. */
    startAnother: () => createRateLimiter({ pool: database.pool, clock, secretKey }, limits),
    passSeconds: (seconds: number) => {
      nowMs += seconds * 1000;
    },
  };
}

async function refusalOf(work: Promise<unknown>): Promise<Failure | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

describe('createRateLimiter', () => {
  test('refuses calls beyond the count, with the seconds to wait', async () => {
    const { limiter, passSeconds } = createLimiter();
    expect(await limiter.hit(['worded', 'a'])).toMatchObject([{ count: 1, remaining: 1 }]);
    passSeconds(20.5);
    await limiter.hit(['worded', 'a']);
    const refusal = await refusalOf(limiter.hit(['worded', 'a']));
    expect(refusal).toMatchObject({ code: 'rate-limited', status: 429, message: 'Too many cooks.' });
    expect(refusal?.retryAfterSeconds).toBe(40);
  });

  test('says "Too many" when no sentence is given', async () => {
    const { limiter } = createLimiter();
    for (let call = 0; call < rule.count; call++) await limiter.hit(['plain', 'a']);
    expect((await refusalOf(limiter.hit(['plain', 'a'])))?.message).toContain('Too many');
  });

  test('starts a new window when the old one ends, with or without refused calls', async () => {
    const { limiter, passSeconds } = createLimiter();
    for (let call = 0; call < 5; call++) await refusalOf(limiter.hit(['plain', 'a']));
    passSeconds(59.999);
    expect((await refusalOf(limiter.hit(['plain', 'a'])))?.retryAfterSeconds).toBe(1);
    passSeconds(0.001);
    expect(await refusalOf(limiter.hit(['plain', 'a']))).toBeNull();
  });

  test('counts each subject and each limit by itself, and several at once', async () => {
    const { limiter } = createLimiter();
    for (let call = 0; call < rule.count; call++) await limiter.hit(['plain', 'a'], ['worded', 'b']);
    expect(await refusalOf(limiter.hit(['plain', 'b']))).toBeNull();
    expect(await refusalOf(limiter.hit(['worded', 'a']))).toBeNull();
    expect((await refusalOf(limiter.hit(['worded', 'b'], ['plain', 'a'])))?.message).toBe('Too many cooks.');
    expect(await limiter.allows('plain', 'a')).toBe(false);
    expect(await limiter.allows('plain', 'c')).toBe(true);
  });

  test('starts from zero when it is asked to forget', async () => {
    const { limiter } = createLimiter();
    for (let call = 0; call <= rule.count; call++) await limiter.allows('plain', 'a');
    await limiter.forget(['plain', 'a']);
    expect(await refusalOf(limiter.hit(['plain', 'a']))).toBeNull();
  });

  test('stores no subject in the clear', async () => {
    const { limiter } = createLimiter();
    await limiter.hit(['plain', '192.0.2.77']);
    const { rows } = await database.pool.query('select * from rate_limit');
    expect(JSON.stringify(rows)).not.toContain('192.0.2.77');
  });

  test('asks the database once about what is full', async () => {
    const { limiter } = createLimiter();
    await limiter.hit(['strict']);
    await refusalOf(limiter.hit(['strict']));
    for (let call = 0; call < 20; call++) await refusalOf(limiter.hit(['strict']));
    const { rows } = await database.pool.query("select max(count) from rate_limit where key like 'strict %'");
    expect(rows).toEqual([{ max: 2 }]);
  });

  test('grants blocks until the count is used up, and says what is left', async () => {
    const { limiter, startAnother, passSeconds } = createLimiter();
    const [first] = await limiter.hit(['blocks', 'a']);
    expect(first).toMatchObject({ count: 1, remaining: 24 });
    const another = startAnother();
    const calls = await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? limiter : another).allows('blocks', 'a')),
    );
    expect(calls.filter(Boolean)).toHaveLength(24);
    passSeconds(60);
    expect(await another.allows('blocks', 'a')).toBe(true);
  });
});

describe('three processes', () => {
  const clock = { now: () => new Date() };
  const secretKey = 'the key that all processes share';
  let processes: RateLimiter[];
  beforeAll(() => {
    processes = [1, 2, 3].map(() => createRateLimiter({ pool: database.pool, clock, secretKey }, rateLimits));
  });

  test.each(Object.keys(rateLimits) as RateLimitName[])('share the limit %s', async (name) => {
    const hit: Hit = [name, 'subject'];
    const { count, block = 1 }: { count: number; block?: number } = rateLimits[name];
    // Two blocks before the end, so that a wide limit costs the test no thousand queries.
    await processes[0]?.hit(hit);
    const spent = Math.max(block, count - 2 * block);
    await database.pool.query('update rate_limit set count = $1 where key like $2', [spent, `${name} %`]);
    const left = count - spent + (block - 1);
    let allowed = 0;
    for (let call = 0; call < left + 6; call++)
      if (await processes[call % 3]?.allows(name, 'subject')) allowed++;
    expect(allowed).toBe(left);
  });
});
