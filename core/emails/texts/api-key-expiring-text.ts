import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { formatMoment } from '../parts/format-moment.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';

/** Tells a member that an API key of theirs ends soon, and how to replace it without a gap. */
export function apiKeyExpiringText(
  { workspaceName, keyName, prefix, days, expiresAt, lastUsedAt, url }: EmailOf<'api-key-expiring'>,
  brand: EmailBrand,
): EmailContent {
  const heading = days === 1 ? 'An API key expires within a day' : `An API key expires within ${days} days`;
  const end = formatMoment(expiresAt);
  return {
    subject: heading,
    preheader: `It stops working on ${end}.`,
    heading,
    blocks: [
      paragraph(
        `The API key below stops working on ${end}. From then on calls with it are refused, and what it subscribed to ends. To go on without a gap, create another key, put it into the program, and revoke this one.`,
      ),
      {
        kind: 'facts',
        rows: [
          ['API key', `${plainName(keyName, 80)} (${prefix}…)`],
          ['Workspace', plainName(workspaceName, 80)],
          ['Last used', lastUsedAt === null ? 'never' : formatMoment(lastUsedAt)],
        ],
      },
    ],
    action: { label: 'Open API keys', url },
    notes: ["If nothing uses this key any more, you don't need to do anything."],
    reason: memberReason(brand),
  };
}
