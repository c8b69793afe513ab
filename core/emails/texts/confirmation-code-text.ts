import { accountReason } from '../account-reason.ts';
import { describeMinutes } from '../describe-minutes.ts';
import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { greet } from '../greet.ts';
import { paragraph } from '../paragraph.ts';

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
