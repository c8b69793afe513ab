import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { countOf } from '../parts/count-of.ts';
import { operatorReason } from '../parts/operator-reason.ts';
import { contactMessageBlocks } from './contact-message-blocks.ts';

export function contactMessagesText(
  { messages, more }: EmailOf<'contact-messages'>,
  brand: EmailBrand,
): EmailContent {
  return {
    subject: 'More messages from the contact form',
    preheader: 'Many messages came at once, so here they are in one email.',
    heading: countOf(messages.length, 'new message'),
    blocks: [
      { kind: 'text', text: 'Many messages came at once, so these are in one email.' },
      ...messages.flatMap(contactMessageBlocks),
    ],
    notes: more === 0 ? [] : [`${countOf(more, 'more message')} will come in the next email.`],
    reason: operatorReason(brand),
  };
}
