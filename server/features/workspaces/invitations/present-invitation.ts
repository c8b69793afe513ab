import type { Invitation } from '#contract/workspaces/workspaces.schemas.ts';
import type { workspaceInvitation } from '#server/features/workspaces/workspaces.table.ts';

/** An invitation as the API shows it: never its token, which only the invited mailbox gets. */
export function presentInvitation(row: typeof workspaceInvitation.$inferSelect): Invitation {
  const { id, email, role, createdAt, expiresAt } = row;
  return { id, email, role, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
