import type { Services } from '#server/context.ts';
import type { Hit } from './create-rate-limiter.ts';
import { rateLimits } from './rate-limits.ts';

/** What a statement with `countStatement` needs of each limit, in the order of the keys. Throws where one is known to be full. */
export function listHits(services: Pick<Services, 'rateLimiter' | 'clock'>, hits: readonly Hit[]) {
  const nowMs = services.clock.now().getTime();
  return hits
    .map(([name, subject = '', maximum = rateLimits[name].count]) => ({
      name,
      key: services.rateLimiter.keyOf(name, subject),
      maximum,
      endsAt: new Date(nowMs + rateLimits[name].windowSeconds * 1000),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
