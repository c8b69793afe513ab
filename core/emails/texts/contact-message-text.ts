import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { operatorReason } from '../parts/operator-reason.ts';
import { plainName } from '../parts/plain-name.ts';
import { contactMessageBlocks } from './contact-message-blocks.ts';

export function contactMessageText(email: EmailOf<'contact-message'>, brand: EmailBrand): EmailContent {
  return {
    subject: 'New message from the contact form',
    preheader: 'Reply to this email to answer the sender.',
    heading: 'New message',
    blocks: contactMessageBlocks(email),
    notes: ['Reply to this email to answer the sender.'],
    reason: operatorReason(brand),
    replyTo: { name: plainName(email.name), address: email.email },
  };
}
