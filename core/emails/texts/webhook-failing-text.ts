import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';

type Verdict = EmailOf<'webhook-failing'>['verdict'];

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const subjects: Record<Verdict, string> = {
  warn: 'A webhook has been failing for a day',
  'switch-off': 'A webhook was switched off',
  gone: 'A webhook was switched off',
};

const explanations: Record<Verdict, (since: string) => string> = {
  warn: (since) =>
    `Nothing sent to this webhook since ${since} has arrived. Each event is tried for 24 hours. If nothing arrives in the next two days, the webhook is switched off.`,
  'switch-off': (since) =>
    `Nothing sent to this webhook since ${since} has arrived, so it was switched off. Turn it on again once the server works, then send what failed again: the log keeps it for 30 days.`,
  gone: () =>
    'The server answered that this URL no longer exists (410), so the webhook was switched off. Enter another URL to turn it on again.',
};

/** Tells owners and admins that a webhook fails, before it is switched off and when it is. */
export function webhookFailingText(
  { verdict, name, error, failingSince, url }: EmailOf<'webhook-failing'>,
  brand: EmailBrand,
): EmailContent {
  return {
    subject: subjects[verdict],
    preheader: error,
    heading: subjects[verdict],
    blocks: [
      paragraph(explanations[verdict](`${time.format(new Date(failingSince))} (UTC)`)),
      {
        kind: 'facts',
        rows: [
          ['Webhook', plainName(name, 80)],
          ['Last attempt', error],
        ],
      },
    ],
    action: { label: 'Open the log', url },
    notes: [],
    reason: memberReason(brand),
  };
}
