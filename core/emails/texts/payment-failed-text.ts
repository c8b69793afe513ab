import { refusalSentences } from '#contract/billing/billing.ts';
import { formatMoney } from '../../billing/format-money.ts';
import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { accountReason } from '../parts/account-reason.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A payment for a workspace, or for what a user bought for themself, could not be charged. */
export function paymentFailedText(
  email: EmailOf<'payment-failed' | 'own-payment-failed'>,
  brand: EmailBrand,
): EmailContent {
  const { kind, planName, isPaused, refusal } = email;
  const isOwn = kind === 'own-payment-failed';
  const amount = formatMoney(email.amountCents);
  const until = `${date.format(new Date(email.pausesAt))} (UTC)`;
  const kept = isOwn
    ? 'Nothing is deleted. Until you pay, you can do what the Free plan includes.'
    : 'Nothing is deleted. What is more than the free plan allows is paused until you pay.';
  return {
    subject: isPaused ? 'Your subscription is paused' : 'A payment failed',
    preheader: `${amount} for ${planName}.`,
    heading: isPaused ? 'Your subscription is paused' : 'A payment failed',
    blocks: isPaused
      ? [
          paragraph(`${amount} for ${planName} could not be charged, so the subscription is paused.`),
          paragraph(kept),
        ]
      : [
          paragraph(`${amount} for ${planName} could not be charged. ${refusalSentences[refusal]}`),
          paragraph(
            `Everything keeps working for now, and we will try again in the next few days. If nothing is paid by ${until}, the subscription is paused.`,
          ),
        ],
    action: { label: isOwn ? 'Open your plan' : 'Open billing', url: email.url },
    notes: [],
    reason: isOwn ? accountReason(brand) : memberReason(brand),
  };
}
