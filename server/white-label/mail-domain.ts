/** The domain of addresses to which people answer emails under a white label. */
export function mailDomain(host: string): string {
  return `reply.${host}`;
}
