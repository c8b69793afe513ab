export interface EmailAddress {
  name?: string;
  address: string;
}

/** One email to one mailbox, ready to be sent. */
export interface OutgoingEmail {
  to: EmailAddress;
  /** Instead of the sender of the installation. */
  from?: EmailAddress;
  replyTo?: EmailAddress;
  subject: string;
  text: string;
  html: string;
  /** Ours, and the same at every attempt, so that a mailbox can tell a repeated email: `mail_…@host`, no brackets. */
  messageId: string;
  headers?: Record<string, string>;
}

/**
 * Sends emails. Resolves when the other side has taken responsibility; throws `EmailError`, or the reason of `signal`.
 */
export interface Mailer {
  sendEmail(email: OutgoingEmail, signal: AbortSignal): Promise<void>;
  /** Deletes what it keeps of emails to an address, and answers how many; one that sends keeps nothing. */
  deleteEmailsTo(address: string): Promise<number>;
  close(): Promise<void>;
}

/** `permanent`: the same email would be refused again. `temporary`: it may pass later, or once a setting is fixed. */
export type EmailErrorKind = 'permanent' | 'temporary';

const marker = Symbol.for('parley.email-error');

/** Why an email was not taken; the message is for the operator and has neither recipient nor text of the email. */
export class EmailError extends Error {
  readonly [marker] = true;
  readonly kind: EmailErrorKind;

  constructor(kind: EmailErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmailError';
    this.kind = kind;
  }

  /** By marker, not by class, so that it also holds for an error of another copy of this module. */
  static isInstance(error: unknown): error is EmailError {
    return typeof error === 'object' && error !== null && marker in error;
  }
}
