import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { paragraph } from '../parts/paragraph.ts';

export function waitlistConfirmationText(
  { url }: EmailOf<'waitlist-confirmation'>,
  brand: EmailBrand,
): EmailContent {
  return {
    subject: 'You are on the ChatGenie waitlist',
    preheader: 'We will email you once, when Pro opens.',
    heading: 'You are on the list',
    blocks: [
      paragraph('Hello,'),
      paragraph(
        'Thank you for your interest in ChatGenie. The Free plan is open now. We will email you once, when Pro opens.',
      ),
    ],
    action: { label: 'See what ChatGenie does', url },
    notes: [
      `If it wasn't you, or if you changed your mind, write to ${brand.supportEmail} and we will remove you from the list.`,
    ],
    reason: 'You get this email because this address was entered in the ChatGenie waitlist.',
  };
}
