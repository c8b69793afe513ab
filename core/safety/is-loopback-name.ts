import ipaddr from 'ipaddr.js';

/**
 * Whether a host is the reader's own machine: `localhost`, a name below it, 127.0.0.0/8 or ::1.
 * @param host without a port; an IPv6 address with or without brackets
 */
export function isLoopbackName(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback';
}
