/** An email that came in, before it is read. */
export interface IncomingEmail {
  bytes: Buffer;
  recipients: string[];
  /** Of the envelope; empty for reports of mail servers. */
  envelopeFrom: string;
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
