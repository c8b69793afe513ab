import { Failure, failure } from '#server/failure.ts';
import { countHits } from './count-hits.ts';
import { createBlockCounter } from './create-block-counter.ts';
import { createExpiringMap } from './create-expiring-map.ts';
import { limitKey } from './limit-key.ts';
import type { Counted, LimitServices } from './limit-services.ts';
import type { RateLimit, RateLimitName } from './rate-limits.ts';

/** A call under a limit, counted for each subject by itself: an address, a user, a code. */
export type Hit<Name extends string = RateLimitName> = readonly [
  name: Name,
  subject?: string,
  /** Instead of the limit's own count. */
  maximum?: number | undefined,
];

export interface RateLimiter<Name extends string = RateLimitName> {
  /**
   * Counts a call under each limit, for all processes, in one statement. Throws `rate-limited` with the seconds to wait
   * when one is full; of several the first given decides.
   */
  hit(...hits: Hit<Name>[]): Promise<Counted[]>;
  /** The same for one limit, answering false instead of throwing. */
  allows(name: Name, subject?: string): Promise<boolean>;
  /** Starts from zero again, as after a successful sign-in. */
  forget(...hits: Hit<Name>[]): Promise<void>;
  /** The key for a statement with `countStatement`. Throws `rate-limited` where it is known to be full. */
  keyOf(name: Name, subject: string): string;
  /** Remembers that a key is full, so that further calls cost no query, and gives the error to throw. */
  refuse(name: Name, key: string, endsAt: Date): Failure;
}

/**
 * Fixed windows in the database, so that a limit is the same for any number of processes. What is full is remembered
 * in memory: a flood costs one query a window. A limit with `block` is counted in blocks that a process sets aside for
 * itself: it is never exceeded, costs a query per block, and may refuse that much early where several processes share it.
 */
export function createRateLimiter<Name extends string>(
  services: LimitServices,
  limits: Readonly<Record<Name, RateLimit>>,
): RateLimiter<Name> {
  const { clock, secretKey } = services;
  const nowMs = (): number => clock.now().getTime();
  const full = createExpiringMap<true>(nowMs);
  const blocks = createBlockCounter(services);

  const hashOf = (name: Name, subject: string): string => limitKey(secretKey, name, subject);

  function refuseFull(name: Name, key: string): void {
    const known = full.find(key);
    if (known !== undefined) throw refusal(limits[name], known.endsAtMs - nowMs());
  }
  function refuse(name: Name, key: string, endsAt: Date): Failure {
    full.set(key, true, endsAt.getTime());
    return refusal(limits[name], endsAt.getTime() - nowMs());
  }

  async function hitTogether(hits: { name: Name; key: string; maximum: number }[]): Promise<Counted[]> {
    for (const { name, key } of hits) refuseFull(name, key);
    const wanted = hits.map(({ name, key }) => ({ key, windowSeconds: limits[name].windowSeconds, step: 1 }));
    const rows = await countHits(services, wanted);
    const counts = new Map(rows.map((row) => [row.key, row]));
    const refusals: Failure[] = [];
    const counted = hits.map(({ name, key, maximum }) => {
      const { count, endsAt } = counts.get(key) ?? { count: 0, endsAt: clock.now() };
      if (count > maximum) refusals.push(refuse(name, key, endsAt));
      return { count, remaining: Math.max(0, maximum - count), endsAtMs: endsAt.getTime() };
    });
    if (refusals[0] !== undefined) throw refusals[0];
    return counted;
  }

  const limiter: RateLimiter<Name> = {
    async hit(...given) {
      const hits = given.map(([name, subject = '', maximum = limits[name].count]) => ({
        name,
        key: hashOf(name, subject),
        maximum,
      }));
      const [first] = hits;
      if (first === undefined) return [];
      const { name, key } = first;
      const { block, ...limit } = limits[name];
      if (block === undefined || hits.length > 1) return hitTogether(hits);
      const refuseIfFull = (endsAt?: Date): void => {
        if (endsAt !== undefined) throw refuse(name, key, endsAt);
        refuseFull(name, key);
      };
      return [await blocks.hit(key, { ...limit, block }, refuseIfFull)];
    },
    async allows(name, subject = '') {
      try {
        await limiter.hit([name, subject]);
        return true;
      } catch (error) {
        if (error instanceof Failure && error.code === 'rate-limited') return false;
        throw error;
      }
    },
    async forget(...given) {
      const keys = given.map(([name, subject = '']) => hashOf(name, subject));
      for (const key of keys) {
        full.delete(key);
        blocks.forget(key);
      }
      await services.pool.query('delete from rate_limit where key = any($1)', [keys]);
    },
    keyOf(name, subject) {
      const key = hashOf(name, subject);
      refuseFull(name, key);
      return key;
    },
    refuse,
  };
  return limiter;
}

function refusal({ message }: RateLimit, leftMs: number): Failure {
  return failure('rate-limited', {
    ...(message === undefined ? {} : { message }),
    retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
  });
}
