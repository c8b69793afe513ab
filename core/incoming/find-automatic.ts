export interface EmailHead {
  /** By name in lower case; a name that comes several times has all its values. */
  headers: Readonly<Record<string, readonly string[]>>;
  /** Without brackets; null where it has none. */
  messageId: string | null;
  /** Address of the sender in lower case; null where it names none. */
  from: string | null;
  /** Of the envelope; empty for reports of mail servers, null where it is not known. */
  envelopeFrom: string | null;
}

/** Why an email is no answer of a person. */
export type Automatic = 'automatic-reply' | 'report' | 'list' | 'own';

const machines = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+@-]|$)/;

/**
 * Whether an email was sent by a machine, so that it is not taken for an answer and no two machines ever write to
 * each other: automatic replies (RFC 3834), reports of mail servers (RFC 3464), mailing lists (RFC 2919), and emails
 * of ours that came back. Null for a person's.
 * @param own host of our Message-IDs, and our own sender in lower case
 */
export function findAutomatic(
  { headers, messageId, from, envelopeFrom }: EmailHead,
  own: { host: string; sender: string },
): Automatic | null {
  const readHeader = (name: string): string => (headers[name]?.[0] ?? '').trim().toLowerCase();
  if (from === own.sender.toLowerCase() || messageId?.toLowerCase().endsWith(`@${own.host.toLowerCase()}`))
    return 'own';
  const submitted = readHeader('auto-submitted');
  if (submitted !== '' && submitted !== 'no') return 'automatic-reply';
  if (['x-autoreply', 'x-autorespond', 'x-auto-reply', 'x-loop'].some((name) => readHeader(name) !== ''))
    return 'automatic-reply';
  if (/^(?:auto_reply|bulk|junk)$/.test(readHeader('precedence'))) return 'automatic-reply';
  if (
    readHeader('precedence') === 'list' ||
    readHeader('list-id') !== '' ||
    readHeader('list-unsubscribe') !== ''
  )
    return 'list';
  if (envelopeFrom === '' || from === null || machines.test(from)) return 'report';
  if (readHeader('content-type').startsWith('multipart/report')) return 'report';
  return null;
}
