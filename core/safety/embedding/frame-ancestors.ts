/**
 * Sources of a `frame-ancestors` directive for the same list; null where none is allowed, since even `*` would leave
 * out pages without a host, such as a local file that someone tries the script in.
 */
export function frameAncestors(allowedDomains: readonly string[]): string | null {
  if (allowedDomains.length === 0) return null;
  return ["'self'", ...allowedDomains.map((domain) => (/:\d+$/.test(domain) ? domain : `${domain}:*`))].join(
    ' ',
  );
}
