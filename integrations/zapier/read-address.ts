/** The address of an installation as somebody typed it: with a scheme, and without what comes after the host. */
export function readAddress(typed: string | undefined): string {
  const text = (typed ?? '').trim();
  const [, scheme = 'https://', host = ''] = /^(https?:\/\/)?([^/?#\s]*)/i.exec(text) ?? [];
  return scheme.toLowerCase() + host;
}
