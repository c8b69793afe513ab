import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { accountReason } from '../parts/account-reason.ts';
import { greet } from '../parts/greet.ts';
import { paragraph } from '../parts/paragraph.ts';

export function exportReadyText(
  { firstname, url }: EmailOf<'export-ready'>,
  brand: EmailBrand,
): EmailContent {
  return {
    subject: 'Your data is ready',
    preheader: 'Download it from your settings.',
    heading: 'Your data is ready',
    blocks: [
      paragraph(greet(firstname)),
      paragraph('Your export is ready: everything stored about your account, as a zip of JSON files.'),
    ],
    action: { label: 'Download', url },
    notes: ["You need to be signed in. If you didn't ask for an export, please change your password."],
    reason: accountReason(brand),
  };
}
