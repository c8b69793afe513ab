import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * The caller's IP address, for rate limits. Behind n trusted proxies it is the n-th entry of X-Forwarded-For from the
 * right: entries further left are the caller's own claims. Of IPv6 it is the network (/64), since one household has all
 * addresses of it.
 */
export function clientAddress(c: HonoContext, trustedProxies: number): string {
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',');
  const hop = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return networkOf(hop) ?? networkOf(socketAddress(c)) ?? 'unknown';
}

function socketAddress(c: HonoContext): string | undefined {
  const incoming = (c.env as { incoming?: unknown } | undefined)?.incoming;
  return incoming === undefined ? '127.0.0.1' : getConnInfo(c).remote.address;
}

/** Visitors and proxies come again and again, and to read an address takes longer than to look it up. */
const CACHE_LIMIT = 10_000;
const known = new Map<string, string | undefined>();

function networkOf(text: string | undefined): string | undefined {
  if (text === undefined || text.length > LONGEST_ADDRESS) return undefined;
  if (known.has(text)) return known.get(text);
  if (known.size >= CACHE_LIMIT) known.clear();
  const network = readNetwork(text);
  known.set(text, network);
  return network;
}

/** Of IPv6 with a zone and a port, with white space to spare. */
const LONGEST_ADDRESS = 100;

/** Some proxies append the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function readNetwork(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.isValid(bare)) return undefined;
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(
    `${address.toNormalizedString().replace(/%.*$/, '')}/64`,
  ).toString();
}
