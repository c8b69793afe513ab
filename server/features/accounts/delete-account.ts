import type { Erased } from '#contract/accounts/accounts.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { eraseAudit } from '#server/audit/erase-audit.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { allowMinutes } from '#server/database/allow-minutes.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { closeChatgenieBilling } from '#server/features/billing/chatgenie/close-chatgenie-billing.ts';
import { deleteUploadsOf } from '#server/features/chat-archives/imports/delete-uploads-of.ts';
import { deleteSenderMessages } from '#server/features/contact/delete-sender-messages.ts';
import { confirmPassword } from '#server/features/credentials/confirm-password.ts';
import { deleteEmailsTo } from '#server/features/emails/delete-emails-to.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { deleteWhiteLabelOf } from '#server/features/partners/white-label/delete-white-label-of.ts';
import type { SignedIn } from '#server/features/sessions/read-session.ts';
import { deleteUser } from '#server/features/users/delete-user.ts';
import { lockUser } from '#server/features/users/lock-user.ts';
import { normaliseEmail } from '#server/features/users/normalise-email.ts';
import { leaveAllWorkspaces } from '#server/features/workspaces/members/leave-all-workspaces.ts';
import { countOwned } from './count-owned.ts';

/**
 * Deletes a user for good: with them their sessions and ways to sign in, emails and invitations to their address, and
 * every workspace of which nobody else is a member, and their chat archives; of a verified address also what came
 * from it by the contact form and the waitlist. Answers how much that was, and emails the same as a receipt. Fails
 * with `invalid-input` when the address was not typed right, `invalid-credentials`, `confirmation-needed`,
 * `rate-limited`, or `conflict` when a shared workspace would be left without an owner.
 */
export async function deleteAccount(
  services: Services,
  { user: { id, email }, confirmedAt }: SignedIn,
  typed: { email: string; password?: string | undefined },
): Promise<Erased> {
  if (normaliseEmail(typed.email) !== email) {
    throw failure('invalid-input', { message: 'Type the email address of this account to confirm.' });
  }
  await confirmPassword(services, { userId: id, confirmedAt }, typed.password ?? '');
  const erased = await withTransaction(services, async (services) => {
    await allowMinutes(services.db);
    const owned = await countOwned(services, id);
    await leaveAllWorkspaces(services, { id, email });
    const deleted = await lockUser(services, id);
    const emails = (await deleteEmailsTo(services, email)) + (await services.mailer.deleteEmailsTo(email));
    const contactMessages = deleted?.emailVerified ? await deleteSenderMessages(services, email) : 0;
    await eraseAudit(services.db, { userId: id, email });
    await deleteUploadsOf(services, id);
    await closeChatgenieBilling(services, id);
    await deleteWhiteLabelOf(services, id);
    await deleteUser(services, id);
    const erased: Erased = { ...owned, contactMessages, emails };
    await queueEmail(services, {
      to: { address: email },
      userId: id,
      email: {
        kind: 'account-deleted',
        firstname: deleted?.firstname ?? '',
        erased,
        url: baseUrl(services.config) + paths.privacy,
      },
    });
    return erased;
  });
  await services.labels.refresh();
  return erased;
}
