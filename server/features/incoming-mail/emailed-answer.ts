import type { ReadEmail } from '#server/ports/mail-reader.ts';

/** What somebody answered by email; its text is without the quote. */
export interface EmailedAnswer extends ReadEmail {
  /** The same for the same email, however often it comes. */
  clientId: string;
}
