/**
 * The URL that writes an email to one address. Everything is encoded: an address such as `ana?bcc=eve@example.com` stays
 * the address, and adds no other recipient. Without an address the reader of the link chooses one.
 */
export function mailtoUrl(
  address: string,
  { subject, body }: { subject?: string; body?: string } = {},
): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encode(value)}`],
  );
  const at = address.lastIndexOf('@');
  const to = at < 0 ? encode(address) : `${encode(address.slice(0, at))}@${encode(address.slice(at + 1))}`;
  return `mailto:${to}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** Half a surrogate pair would make `encodeURIComponent` throw. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
