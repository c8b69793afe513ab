import type { Invitation } from '#contract/workspaces/workspaces.schemas.ts';
import type { AfterHandOver } from '#contract/workspaces/workspaces.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { inviteMember } from '../invitations/invite-member.ts';
import { withdrawHandOver } from './withdraw-hand-over.ts';

/**
 * Invites someone to own the workspace; when they accept, the inviter stays as admin, and may go on paying for it, or leaves. One
 * hand-over at a time: another one withdraws the first. Fails as `inviteMember` does.
 */
export function handOverWorkspace(
  ctx: Context,
  email: string,
  inviter: { becomes: AfterHandOver; pays: boolean },
): Promise<Invitation> {
  return withTransaction(ctx, async (ctx) => {
    await withdrawHandOver(ctx);
    return inviteMember(ctx, email, 'owner', inviter);
  });
}
