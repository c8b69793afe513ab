import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { confirmPassword } from '#server/features/credentials/confirm-password.ts';
import { forgetEmails } from '#server/features/emails/forget-emails.ts';
import type { SignedIn } from '#server/features/sessions/read-session.ts';
import { deleteUser } from '#server/features/users/delete-user.ts';
import { normaliseEmail } from '#server/features/users/normalise-email.ts';
import { leaveAllWorkspaces } from '#server/features/workspaces/leave-all-workspaces.ts';

/**
 * Deletes a user for good: with them their sessions and ways to sign in, emails and invitations to their address, and
 * every workspace of which nobody else is a member. Fails with `invalid-input` when the address was not typed right,
 * `invalid-credentials`, `confirmation-needed`, `rate-limited`, or `conflict` when a shared workspace would be left without an owner.
 */
export async function deleteAccount(
  services: Services,
  { user: { id, email }, confirmedAt }: SignedIn,
  typed: { email: string; password?: string | undefined },
): Promise<void> {
  if (normaliseEmail(typed.email) !== email) {
    throw failure('invalid-input', { message: 'Type the email address of this account to confirm.' });
  }
  await confirmPassword(services, { userId: id, confirmedAt }, typed.password ?? '');
  await withTransaction(services, async (services) => {
    await leaveAllWorkspaces(services, { id, email });
    await forgetEmails(services, email);
    await deleteUser(services, id);
  });
}
