import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { accountReason } from '../parts/account-reason.ts';
import { paragraph } from '../parts/paragraph.ts';

/** Tells a partner that the operator has removed their white label, and why. */
export function whiteLabelRemovedText(
  { host, reason, url }: EmailOf<'white-label-removed'>,
  brand: EmailBrand,
): EmailContent {
  const subject = 'Your white label was removed';
  return {
    subject,
    preheader: `${host} is no longer answered.`,
    heading: subject,
    blocks: [
      paragraph(
        `We removed your white label. ${host} is no longer answered, and your clients see ${brand.name} again.`,
      ),
      { kind: 'facts', rows: [['Reason', reason]] },
    ],
    action: { label: 'Open white label', url },
    notes: [`Questions? Write to ${brand.supportEmail}.`],
    reason: accountReason(brand),
  };
}
