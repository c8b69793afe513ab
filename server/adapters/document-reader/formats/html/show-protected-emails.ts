const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/;
const CODE = /^(?:[\da-f]{2}){4,200}$/i;
const LINK = '/cdn-cgi/l/email-protection#';

/** Writes email addresses that a network hides from programs where a browser shows them. */
export function showProtectedEmails(document: Document): void {
  for (const element of document.querySelectorAll('[data-cfemail]')) {
    const email = decode(element.getAttribute('data-cfemail') ?? '');
    if (email !== null) element.textContent = email;
  }
  for (const link of document.querySelectorAll(`a[href*="${LINK}"]`)) {
    const email = decode((link.getAttribute('href') ?? '').split(LINK)[1] ?? '');
    if (email !== null) link.setAttribute('href', `mailto:${email}`);
  }
}

/** The first byte is the key of all others. */
function decode(code: string): string | null {
  if (!CODE.test(code)) return null;
  const [key = 0, ...bytes] = Buffer.from(code, 'hex');
  const email = Buffer.from(bytes.map((byte) => byte ^ key)).toString();
  return EMAIL.test(email) ? email : null;
}
