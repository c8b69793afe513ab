import type { Context as HonoContext } from 'hono';
import type { Services } from '#server/context.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Hit } from '#server/http/limits/create-rate-limiter.ts';
import { isThisMachine } from './is-this-machine.ts';

/**
 * Counts what a visitor does to book: by the visitor, by their address, which may be an office, and bookings by the agent too.
 * Throws `rate-limited`.
 */
export async function limitBooking(
  c: HonoContext,
  { config, rateLimiter }: Pick<Services, 'config' | 'rateLimiter'>,
  what: 'times' | 'booking',
  visitorId: string,
  agentId?: string,
): Promise<void> {
  const address = clientAddress(c, config.TRUSTED_PROXIES);
  const hits: Hit[] = [[what === 'times' ? 'booking-times-of-visitor' : 'booking-of-visitor', visitorId]];
  if (!isThisMachine(address))
    hits.push([what === 'times' ? 'booking-times-from-address' : 'booking-from-address', address]);
  if (agentId !== undefined) hits.push(['booking-of-agent', agentId]);
  await rateLimiter.hit(...hits);
}
