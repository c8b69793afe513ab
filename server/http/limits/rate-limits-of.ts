import type { Config } from '#server/config.ts';
import { type RateLimit, type RateLimitName, rateLimits } from './rate-limits.ts';

/** The table of limits, with what the operator has set. */
export function rateLimitsOf(
  config: Pick<Config, 'API_CALL_LIMIT'>,
): Readonly<Record<RateLimitName, RateLimit>> {
  return { ...rateLimits, 'api-call': { ...rateLimits['api-call'], count: config.API_CALL_LIMIT } };
}
