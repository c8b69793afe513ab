import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { markEmailVerified } from '#server/features/users/mark-email-verified.ts';
import { acceptInvitation } from '#server/features/workspaces/invitations/accept-invitation.ts';
import type { SignedIn } from './read-session.ts';
import { switchWorkspace } from './switch-workspace.ts';

/**
 * Accepts an invitation and goes on in that workspace. The token came to the user's own mailbox, so their address is
 * verified with it. Fails as `acceptInvitation` does.
 */
export function joinWorkspace(services: Services, signedIn: SignedIn, token: string): Promise<string> {
  return withTransaction(services, async (services) => {
    const workspaceId = await acceptInvitation(services, signedIn.user, token);
    await markEmailVerified(services, signedIn.user);
    await switchWorkspace(services, signedIn, workspaceId);
    return workspaceId;
  });
}
