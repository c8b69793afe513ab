import type { Context as HonoContext } from 'hono';
import type { Services } from '#server/context.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Hit } from '#server/http/limits/create-rate-limiter.ts';
import { isThisMachine } from './is-this-machine.ts';

const limits = {
  times: { visitor: 'booking-times-of-visitor', address: 'booking-times-from-address' },
  booking: { visitor: 'booking-of-visitor', address: 'booking-from-address' },
  change: { visitor: 'booking-changes-of-visitor', address: 'booking-from-address' },
} as const;

/**
 * Counts what a visitor does to book, move or cancel: by the visitor, by their address, which may be an office, and bookings by
 * the agent too. Throws `rate-limited`.
 */
export async function limitBooking(
  c: HonoContext,
  { config, rateLimiter }: Pick<Services, 'config' | 'rateLimiter'>,
  what: keyof typeof limits,
  visitorId: string,
  agentId?: string,
): Promise<void> {
  const address = clientAddress(c, config.TRUSTED_PROXIES);
  const hits: Hit[] = [[limits[what].visitor, visitorId]];
  if (!isThisMachine(address)) hits.push([limits[what].address, address]);
  if (agentId !== undefined) hits.push(['booking-of-agent', agentId]);
  await rateLimiter.hit(...hits);
}
