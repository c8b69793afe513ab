import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { formatMoment } from '../parts/format-moment.ts';
import { operatorReason } from '../parts/operator-reason.ts';
import { paragraph } from '../parts/paragraph.ts';

/** Tells the operator that no backup came about, and how old the last good one is. */
export function backupFailedText(
  { place, error, lastGoodAt, url }: EmailOf<'backup-failed'>,
  brand: EmailBrand,
): EmailContent {
  const subject = 'A backup failed';
  return {
    subject,
    preheader: error,
    heading: subject,
    blocks: [
      paragraph('No backup could be made. It is tried again every hour.'),
      {
        kind: 'facts',
        rows: [
          ['Reason', error],
          ['Place', place],
          ['Last good backup', lastGoodAt === null ? 'None yet' : formatMoment(lastGoodAt)],
        ],
      },
    ],
    action: { label: 'Open backups', url },
    notes: ['While backups fail, this email comes once per day.'],
    reason: operatorReason(brand),
  };
}
