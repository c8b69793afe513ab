import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';

/** Tells owners and admins that another service no longer accepts a connection. */
export function connectionLostText(
  { service, accountName, consequence, url }: EmailOf<'connection-lost'>,
  brand: EmailBrand,
): EmailContent {
  const heading = `${service} is no longer connected`;
  return {
    subject: heading,
    preheader: consequence,
    heading,
    blocks: [
      paragraph(
        `${service} no longer accepts the connection of your workspace, or it was removed there. ${consequence}`,
      ),
      { kind: 'facts', rows: [[`Account at ${service}`, plainName(accountName, 80)]] },
    ],
    action: { label: 'Connect again', url },
    notes: [],
    reason: memberReason(brand),
  };
}
