import ipaddr from 'ipaddr.js';

/**
 * May a request made for a user go to this address? Only global unicast may. Decided on the binary address, so every
 * spelling of it is judged alike, and an IPv4 address inside an IPv6 one is unwrapped first.
 * @param address an IP address, brackets allowed; anything else, and an address with a zone, is not public.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.startsWith('[') && address.endsWith(']') ? address.slice(1, -1) : address;
  if (!ipaddr.isValid(bare) || bare.includes('%')) return false;
  // Short and octal spellings mean different addresses to different programs: the caller has to resolve them first.
  if (!bare.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(bare)) return false;
  const parsed = ipaddr.process(bare);
  if (parsed.range() !== 'unicast') return false;
  // ipaddr.js calls unassigned and deprecated blocks (::7f00:1 among them) unicast: only 2000::/3 is handed out.
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST_V6);
}

const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR('2000::/3');
