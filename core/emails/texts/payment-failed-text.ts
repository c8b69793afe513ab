import { refusalSentences } from '#contract/billing/billing.ts';
import { formatMoney } from '../../billing/format-money.ts';
import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function paymentFailedText(email: EmailOf<'payment-failed'>, brand: EmailBrand): EmailContent {
  const { planName, isPaused, refusal } = email;
  const amount = formatMoney(email.amountCents);
  const until = `${date.format(new Date(email.pausesAt))} (UTC)`;
  return {
    subject: isPaused ? 'Your subscription is paused' : 'A payment failed',
    preheader: `${amount} for ${planName}.`,
    heading: isPaused ? 'Your subscription is paused' : 'A payment failed',
    blocks: isPaused
      ? [
          paragraph(`${amount} for ${planName} could not be charged, so the subscription is paused.`),
          paragraph('Nothing is deleted. What is more than the free plan allows is paused until you pay.'),
        ]
      : [
          paragraph(`${amount} for ${planName} could not be charged. ${refusalSentences[refusal]}`),
          paragraph(
            `Everything keeps working for now, and we will try again in the next few days. If nothing is paid by ${until}, the subscription is paused.`,
          ),
        ],
    action: { label: 'Open billing', url: email.url },
    notes: [],
    reason: memberReason(brand),
  };
}
