/** In bytes: the largest file of a chat, as emails encode it, and some text. */
export const largestEmail = 15 * 1_048_576;

/** Each may be in memory whole. */
export const mostEmailsAtOnce = 25;

/** An email that came in, before it is read. */
export interface IncomingEmail {
  bytes: Buffer;
  recipients: string[];
  /** Of the envelope; empty for reports of mail servers, null where it is not known. */
  envelopeFrom: string | null;
}

/** Whether an email, or its recipient, is accepted. `later`: the sender's server tries again. */
export type MailVerdict =
  | { kind: 'taken' }
  | { kind: 'later'; sentence: string }
  | { kind: 'refused'; sentence: string };

/** What listens for emails. */
export interface MailListener {
  port: number;
  close(): Promise<void>;
}
