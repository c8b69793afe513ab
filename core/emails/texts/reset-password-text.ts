import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { accountReason } from '../parts/account-reason.ts';
import { describeMinutes } from '../parts/describe-minutes.ts';
import { greet } from '../parts/greet.ts';
import { paragraph } from '../parts/paragraph.ts';

export function resetPasswordText(
  { firstname, url, minutes }: EmailOf<'reset-password'>,
  brand: EmailBrand,
): EmailContent {
  const validity = `The link works once, for ${describeMinutes(minutes)}.`;
  return {
    subject: 'Choose a new password',
    preheader: validity,
    heading: 'Choose a new password',
    blocks: [
      paragraph(greet(firstname)),
      paragraph(
        `We received a request for a new password for your ${brand.name} account. You can choose one here.`,
      ),
    ],
    action: { label: 'Choose a new password', url },
    notes: [validity, "If you didn't ask for this, ignore this email. Your password stays the same."],
    reason: accountReason(brand),
  };
}
