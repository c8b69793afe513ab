import { isIP } from 'node:net';
import type { RefusalReason } from '#core/crawling/problems/fetch-failure.ts';
import { isPublicAddress } from '#core/safety/is-public-address.ts';
import { effectivePort } from './effective-port.ts';
import { isAllowedHost } from './is-allowed-host.ts';
import type { AllowedHosts } from './read-allowed-hosts.ts';

/**
 * Judges a URL before anything is sent, by all that can be seen without asking DNS. What is parsed here is what is
 * connected to, so no second parser can see another host in the same text.
 */
export function checkTarget(text: string, allowed: AllowedHosts): { url: URL } | { refused: RefusalReason } {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return { refused: 'address' };
  if (url.username !== '' || url.password !== '') return { refused: 'credentials' };
  if (hasNonAsciiHost(text)) return { refused: 'address' };
  const port = effectivePort(url);
  if (isAllowedHost(allowed, url.hostname, port)) return { url };
  if (port !== '80' && port !== '443') return { refused: 'port' };
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) return { refused: 'private-address' };
  return { url };
}

/** Names in other scripts arrive here in punycode; circled digits and the like are a disguise. */
function hasNonAsciiHost(text: string): boolean {
  const authority = /^[a-z]+:[/\\]*([^/\\?#]*)/i.exec(text.trim())?.[1] ?? '';
  return /[^\p{ASCII}]/u.test(authority);
}
