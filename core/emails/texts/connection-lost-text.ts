import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';

/** Tells owners and admins that another service no longer accepts a connection, or what was stored to open it. */
export function connectionLostText(
  { service, accountName, opener, consequence, url }: EmailOf<'connection-lost'>,
  brand: EmailBrand,
): EmailContent {
  const name = plainName(service, 80);
  const heading =
    opener === undefined ? `${name} is no longer connected` : `${name} no longer accepts your ${opener}`;
  const what =
    opener === undefined
      ? `${name} no longer accepts the connection of your workspace, or it was removed there.`
      : `${name} refused the ${opener} that your workspace has stored. It may have expired or been revoked.`;
  const account = plainName(accountName, 80);
  const fact: [string, string] =
    opener === undefined ? [`Account at ${name}`, account] : [`The ${opener} ends in`, account];
  return {
    subject: heading,
    preheader: consequence,
    heading,
    blocks: [paragraph(`${what} ${consequence}`), { kind: 'facts', rows: [fact] }],
    action: { label: opener === undefined ? 'Connect again' : `Replace the ${opener}`, url },
    notes: [],
    reason: memberReason(brand),
  };
}
