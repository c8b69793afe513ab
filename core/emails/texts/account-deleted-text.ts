import { brand } from '#contract/brand.ts';
import { erasedRows } from '#core/accounts/erased-rows.ts';
import type { EmailContent, EmailOf } from '../email.ts';
import { greet } from '../greet.ts';
import { paragraph } from '../paragraph.ts';

export function accountDeletedText({ firstname, erased, url }: EmailOf<'account-deleted'>): EmailContent {
  return {
    subject: 'Your account is deleted',
    preheader: 'This is the receipt of what was deleted.',
    heading: 'Your account is deleted',
    blocks: [
      paragraph(greet(firstname)),
      paragraph(`Your ${brand.name} account was deleted for good, with everything that only it owned:`),
      { kind: 'facts', rows: erasedRows(erased) },
      paragraph(
        'Backups of the operator keep a copy until they are deleted. Finished jobs keep ids, and nothing else, for two days.',
      ),
    ],
    action: { label: 'Read how we handle data', url },
    notes: [`Was it not you? Write to ${brand.supportEmail}.`],
    reason: `You get this email because the ${brand.name} account with this address was deleted. We do not keep the address.`,
  };
}
