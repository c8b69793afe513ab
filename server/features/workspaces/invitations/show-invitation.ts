import { and, eq, gt } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { showInvitation as endpoint } from '#contract/workspaces/workspaces.endpoints.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { workspace, workspaceInvitation } from '#server/features/workspaces/workspaces.table.ts';
import { hashLinkToken } from '#server/http/tokens/hash-link-token.ts';

/** What an emailed link invites to; `not-found` for an unknown, used or expired link. */
export async function showInvitation(
  { db, clock, rateLimiter }: Services,
  token: string,
  clientAddress: string,
): Promise<AnswerOf<typeof endpoint>> {
  await rateLimiter.hit(['invitation-view-from-address', clientAddress]);
  const [found] = await db
    .select({
      workspaceName: workspace.name,
      email: workspaceInvitation.email,
      role: workspaceInvitation.role,
      inviterBecomes: workspaceInvitation.inviterBecomes,
    })
    .from(workspaceInvitation)
    .innerJoin(workspace, eq(workspace.id, workspaceInvitation.workspaceId))
    .where(
      and(eq(workspaceInvitation.hash, hashLinkToken(token)), gt(workspaceInvitation.expiresAt, clock.now())),
    );
  if (found === undefined) {
    throw failure('not-found', { message: 'This invitation is no longer valid. Ask for a new one.' });
  }
  return found;
}
