import type { Hit } from '#server/http/limits/create-rate-limiter.ts';

/** The limits that a visitor's message or lead counts under: their own, and those of their address, which may be an office. */
export function visitorHits(what: 'chat' | 'lead', visitorId: string, clientAddress: string): Hit[] {
  const ofVisitor: Hit = [`${what}-of-visitor`, visitorId];
  return isThisMachine(clientAddress) ? [ofVisitor] : [ofVisitor, [`${what}-from-address`, clientAddress]];
}

/** A call from this machine comes through a proxy that is not trusted: its address says nothing about the visitor. */
function isThisMachine(address: string): boolean {
  return address === '::' || address.startsWith('127.');
}
