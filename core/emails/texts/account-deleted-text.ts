import { erasedRows } from '#core/accounts/erased-rows.ts';
import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { greet } from '../parts/greet.ts';
import { paragraph } from '../parts/paragraph.ts';

export function accountDeletedText(
  { firstname, erased, url }: EmailOf<'account-deleted'>,
  brand: EmailBrand,
): EmailContent {
  return {
    subject: 'Your account is deleted',
    preheader: 'This is the receipt of what was deleted.',
    heading: 'Your account is deleted',
    blocks: [
      paragraph(greet(firstname)),
      paragraph(`Your ${brand.name} account was permanently deleted, with everything that only it owned:`),
      { kind: 'facts', rows: erasedRows(erased) },
      paragraph(
        'Backups made by the operator keep a copy until they are deleted. Finished jobs keep only ids, for two days.',
      ),
    ],
    action: { label: 'Read how we handle data', url },
    notes: [`If it wasn't you, write to ${brand.supportEmail}.`],
    reason: `You get this email because the ${brand.name} account with this address was deleted. We do not keep the address.`,
  };
}
