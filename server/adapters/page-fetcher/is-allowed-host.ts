import type { AllowedHosts } from './read-allowed-hosts.ts';

/** @param host name or address as in a URL, IPv6 with or without its brackets */
export function isAllowedHost(allowed: AllowedHosts, host: string, port: string): boolean {
  return allowed.has(`${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`);
}
