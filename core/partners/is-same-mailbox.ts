/** Providers that put letters to these names into one mailbox, dots or not. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** Whether two addresses reach one mailbox: what is behind a plus is the reader's own label. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const [name = ''] = email.slice(0, at).trim().toLowerCase().split('+', 1);
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
