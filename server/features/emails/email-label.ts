import type { EmailBrand } from '#core/emails/email-brand.ts';

/** What an email keeps of the white label that it is sent under. */
export interface EmailLabel extends EmailBrand {
  /** Where its links lead. */
  origin: string;
  senderEmail: string;
}
