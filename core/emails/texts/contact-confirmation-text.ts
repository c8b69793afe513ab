import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { paragraph } from '../parts/paragraph.ts';

export function contactConfirmationText(
  { url }: EmailOf<'contact-confirmation'>,
  brand: EmailBrand,
): EmailContent {
  return {
    subject: 'We have your message',
    preheader: 'Thank you for writing to us. We will get back to you soon.',
    heading: 'Thank you!',
    blocks: [paragraph('Hello,'), paragraph('We have received your message. We will get back to you soon.')],
    action: { label: 'Read the documentation', url },
    notes: ["If you didn't write to us, someone mistyped their address. You can ignore this email."],
    reason: `You get this email because this address was entered in the contact form of ${brand.name}.`,
  };
}
