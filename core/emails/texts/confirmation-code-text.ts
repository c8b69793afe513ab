import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { accountReason } from '../parts/account-reason.ts';
import { describeMinutes } from '../parts/describe-minutes.ts';
import { greet } from '../parts/greet.ts';
import { paragraph } from '../parts/paragraph.ts';

export function confirmationCodeText(
  { firstname, code, minutes }: EmailOf<'confirmation-code'>,
  brand: EmailBrand,
): EmailContent {
  const validity = `The code works once, for ${describeMinutes(minutes)}.`;
  return {
    subject: 'Your confirmation code',
    preheader: validity,
    heading: 'Confirm that it is you',
    blocks: [
      paragraph(greet(firstname)),
      paragraph(`Enter this code in ${brand.name} to continue:`),
      { kind: 'facts', rows: [['Code', code]] },
    ],
    notes: [
      validity,
      "If you didn't ask for this, someone else is using your account. End all other sessions in your settings and don't pass the code on.",
    ],
    reason: accountReason(brand),
  };
}
