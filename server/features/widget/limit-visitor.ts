import type { Services } from '#server/context.ts';

/** Throws `rate-limited` for a visitor, or for an address, which may be a whole office, that sends too much. */
export function limitVisitor(
  { rateLimiter }: Services,
  what: 'chat' | 'lead',
  visitorId: string,
  clientAddress: string,
): void {
  rateLimiter.hit(`${what}-of-visitor`, visitorId);
  if (!isThisMachine(clientAddress)) rateLimiter.hit(`${what}-from-address`, clientAddress);
}

/** A call from this machine comes through a proxy that is not trusted: its address says nothing about the visitor. */
function isThisMachine(address: string): boolean {
  return address === '::' || address.startsWith('127.');
}
