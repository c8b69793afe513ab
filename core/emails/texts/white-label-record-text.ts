import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { accountReason } from '../parts/account-reason.ts';
import { paragraph } from '../parts/paragraph.ts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells a partner that the TXT record of their white label is missing, before its host stops and when it does. */
export function whiteLabelRecordText(
  { verdict, host, record, missingSince, stopsAt, url }: EmailOf<'white-label-record'>,
  brand: EmailBrand,
): EmailContent {
  const isStopped = verdict === 'stop';
  const [since, until] = [missingSince, stopsAt].map((time) => date.format(new Date(time)));
  const subject = isStopped ? 'Your white label has stopped' : 'A DNS record of your white label is missing';
  return {
    subject,
    preheader: `The TXT record of ${host} has been missing since ${since}.`,
    heading: subject,
    blocks: [
      paragraph(
        `The TXT record that shows that ${host} is yours has been missing since ${since}. Every day we check whether it is there.`,
      ),
      paragraph(
        isStopped
          ? `${host} is therefore no longer answered, and your clients see ${brand.name} again. Add the record again: your white label comes back within a day, or at once when you choose “Check now”.`
          : `Add it again by ${until} (UTC). After that, ${host} is no longer answered, and your clients see ${brand.name} again.`,
      ),
      {
        kind: 'facts',
        rows: [
          ['Name of the TXT record', record.name],
          ['Value', record.value],
        ],
      },
    ],
    action: { label: 'Open white label', url },
    notes: [`Questions? Write to ${brand.supportEmail}.`],
    reason: accountReason(brand),
  };
}
