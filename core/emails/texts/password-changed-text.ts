import { brand } from '#contract/brand.ts';
import type { EmailContent, EmailOf } from '../email.ts';
import { greet } from '../greet.ts';
import { paragraph } from '../paragraph.ts';
import { accountReason } from '../reasons.ts';

const closed =
  'Nobody had verified your email address before. To be safe, we removed everything that gave access to the account until now: the link to Google, passkeys, two-factor sign-in, API keys, other members of your workspaces and invitations to them.';

export function passwordChangedText({
  firstname,
  url,
  closesAccess,
}: EmailOf<'password-changed'>): EmailContent {
  return {
    subject: 'Your password was changed',
    preheader: "If it was you, you don't need to do anything.",
    heading: 'Your password was changed',
    blocks: [
      paragraph(greet(firstname)),
      paragraph(
        `The password of your ${brand.name} account has just been changed, and all other devices were signed out. If it was you, you don't need to do anything.`,
      ),
      ...(closesAccess ? [paragraph(closed)] : []),
      paragraph("If it wasn't you, choose a new password now and tell us."),
    ],
    action: { label: 'Reset the password', url },
    notes: [`Questions? Write to ${brand.supportEmail}.`],
    reason: accountReason,
  };
}
