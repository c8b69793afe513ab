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
