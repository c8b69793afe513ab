import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { greet } from '../parts/greet.ts';
import { paragraph } from '../parts/paragraph.ts';

export function verifyEmailText(
  { firstname, url }: EmailOf<'verify-email'>,
  brand: EmailBrand,
): EmailContent {
  return {
    subject: 'Confirm your email address',
    preheader: `One click confirms your ${brand.name} account.`,
    heading: 'Confirm your email address',
    blocks: [
      paragraph(greet(firstname)),
      paragraph(
        `Welcome to ${brand.name}. Please confirm that this address is yours, so that we can reach you about your agents and leads.`,
      ),
    ],
    action: { label: 'Confirm address', url },
    notes: ["If you didn't sign up, ignore this email. The address stays unconfirmed."],
    reason: `You get this email because this address was used to sign up for ${brand.name}.`,
  };
}
