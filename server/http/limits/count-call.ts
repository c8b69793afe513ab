import type { Context as HonoContext } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Services } from '#server/context.ts';
import { Failure } from '#server/failure.ts';
import { rateLimitsOf } from './rate-limits-of.ts';

const chats = ['conversations.chat', 'completions.create'];

/**
 * Counts a call of a key or a signed-in user, and says in the headers `RateLimit-Limit`, `-Remaining` and `-Reset`
 * (seconds) what is left. Throws `rate-limited`, which also sets `Retry-After`.
 */
export async function countCall(
  c: HonoContext,
  services: Services,
  { name }: Pick<Endpoint, 'name'>,
  subject: string,
): Promise<void> {
  const limit = chats.includes(name) ? 'api-chat' : 'api-call';
  const tell = (remaining: number, seconds: number): void => {
    c.header('RateLimit-Limit', String(rateLimitsOf(services.config)[limit].count));
    c.header('RateLimit-Remaining', String(remaining));
    c.header('RateLimit-Reset', String(seconds));
  };
  try {
    const [counted] = await services.rateLimiter.hit([limit, subject]);
    if (counted === undefined) return;
    const leftMs = counted.endsAtMs - services.clock.now().getTime();
    tell(counted.remaining, Math.max(1, Math.ceil(leftMs / 1000)));
  } catch (error) {
    if (error instanceof Failure && error.retryAfterSeconds !== undefined) tell(0, error.retryAfterSeconds);
    throw error;
  }
}
