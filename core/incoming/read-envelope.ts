export interface Envelope {
  /** Addresses that it may have been sent to, each once, as they were written. */
  recipients: string[];
  /** Empty for reports of mail servers; null where no server has noted it. */
  envelopeFrom: string | null;
}

/** Where mail servers and people name recipients. Some servers note here whom they delivered it to. */
const recipientHeaders =
  /^(?:to|cc|delivered-to|envelope-to|x-envelope-to|x-original-to|x-forwarded-to|x-rcpt-to)$/;

/**
 * Reads from the head of an email whom it came from and to, where no SMTP server says it.
 * @param email its beginning, up to the first empty line at least
 */
export function readEnvelope(email: string): Envelope {
  const [head = ''] = email.split(/\r?\n\r?\n/, 1);
  const recipients = new Set<string>();
  let envelopeFrom: string | null = null;
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1);
    if (recipientHeaders.test(name)) for (const address of addressesIn(value)) recipients.add(address);
    if (name === 'return-path') envelopeFrom ??= addressesIn(value)[0] ?? '';
  }
  return { recipients: [...recipients], envelopeFrom };
}

/** Split first, as one pattern for all would look at a long head again from each of its characters. */
const addressesIn = (text: string): string[] =>
  text.split(/[\s<>,;:"()]+/).filter((word) => /^[^@]+@[^@]+$/.test(word));
