/**
 * Whether a page's host is on an agent's list. An empty list allows every host. `example.com` means that host,
 * `*.example.com` its subdomains; a port counts where the list names one.
 * @param host as in `location.host`: name, and port where it is not the scheme's own
 */
export function isAllowedDomain(allowedDomains: readonly string[], host: string): boolean {
  if (allowedDomains.length === 0) return true;
  const given = host.toLowerCase().replace(/\.(?=:|$)/, '');
  const name = given.replace(/:\d+$/, '');
  return allowedDomains.some((domain) => {
    const wanted = domain.toLowerCase();
    const subject = /:\d+$/.test(wanted) ? given : name;
    return wanted.startsWith('*.') ? subject.endsWith(wanted.slice(1)) : subject === wanted;
  });
}

/**
 * Sources of a `frame-ancestors` directive for the same list; null where none may stand, since even `*` would leave out
 * pages without a host, such as a local file that somebody tries the script in.
 */
export function frameAncestors(allowedDomains: readonly string[]): string | null {
  if (allowedDomains.length === 0) return null;
  return ["'self'", ...allowedDomains.map((domain) => (/:\d+$/.test(domain) ? domain : `${domain}:*`))].join(
    ' ',
  );
}
