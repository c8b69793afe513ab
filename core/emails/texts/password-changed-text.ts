import { externalAccessList } from '#contract/passwords/external-access.ts';
import type { EmailContent, EmailOf, RemovedAccess } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { accountReason } from '../parts/account-reason.ts';
import { greet } from '../parts/greet.ts';
import { paragraph } from '../parts/paragraph.ts';

const removals: Record<RemovedAccess, string | null> = {
  nothing: null,
  'other-access': `As you chose, we also removed your passkeys, the link to Google, and what you had set up: ${externalAccessList}. Two-factor sign-in stays as it was.`,
  everything: `Nobody had verified your email address before. To be safe, we removed everything that gave access to the account until now: the link to Google, passkeys, two-factor sign-in, other members of your workspaces and invitations to them, and everything that was set up there: ${externalAccessList}.`,
};

export function passwordChangedText(
  { firstname, url, removed = 'nothing' }: EmailOf<'password-changed'>,
  brand: EmailBrand,
): EmailContent {
  const removal = removals[removed];
  return {
    subject: 'Your password was changed',
    preheader: "If it was you, you don't need to do anything.",
    heading: 'Your password was changed',
    blocks: [
      paragraph(greet(firstname)),
      paragraph(
        `The password of your ${brand.name} account has just been changed, and all other devices were signed out. If it was you, you don't need to do anything.`,
      ),
      ...(removal === null ? [] : [paragraph(removal)]),
      paragraph("If it wasn't you, choose a new password now and tell us."),
    ],
    action: { label: 'Reset the password', url },
    notes: [`Questions? Write to ${brand.supportEmail}.`],
    reason: accountReason(brand),
  };
}
