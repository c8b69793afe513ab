export interface MailAddress {
  name?: string;
  address: string;
}

/** One letter to one mailbox, ready to be sent. */
export interface OutgoingMail {
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Ours, and the same at every attempt, so that a mailbox can tell a repeated letter: `mail_…@host`, no brackets. */
  messageId: string;
  headers?: Record<string, string>;
}

/**
 * Sends letters. Resolves when the other side has taken responsibility; throws `MailError`, or the reason of `signal`.
 */
export interface Mailer {
  sendMail(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** `permanent`: the same letter would be refused again. `temporary`: it may pass later, or once a setting is mended. */
export type MailErrorKind = 'permanent' | 'temporary';

const marker = Symbol.for('parley.mail-error');

/** Why a letter was not taken; the message is for the operator and has neither recipient nor text of the letter. */
export class MailError extends Error {
  readonly [marker] = true;
  readonly kind: MailErrorKind;

  constructor(kind: MailErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailError';
    this.kind = kind;
  }

  /** By marker, not by class, so that it also holds for an error of another copy of this module. */
  static isInstance(error: unknown): error is MailError {
    return typeof error === 'object' && error !== null && marker in error;
  }
}
