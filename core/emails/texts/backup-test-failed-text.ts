import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { formatMoment } from '../parts/format-moment.ts';
import { operatorReason } from '../parts/operator-reason.ts';
import { paragraph } from '../parts/paragraph.ts';

/** Tells the operator that the newest backup could not be restored into a scratch database. */
export function backupTestFailedText(
  { place, error, lastGoodAt, url }: EmailOf<'backup-test-failed'>,
  brand: EmailBrand,
): EmailContent {
  const subject = 'A backup failed its test';
  return {
    subject,
    preheader: error,
    heading: subject,
    blocks: [
      paragraph(
        'The test of the newest backup failed. Do not rely on this backup until a test passes. It is tested again in a day.',
      ),
      {
        kind: 'facts',
        rows: [
          ['Reason', error],
          ['Place', place],
          ['Last test that passed', lastGoodAt === null ? 'None yet' : formatMoment(lastGoodAt)],
        ],
      },
    ],
    action: { label: 'Open backups', url },
    notes: ['While tests fail, this email comes once per day.'],
    reason: operatorReason(brand),
  };
}
