import { asc, eq, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { apiKey } from '#server/features/api-keys/api-keys.table.ts';
import { inboxSettings } from '#server/features/inbox-settings/inbox-settings.table.ts';
import { referral } from '#server/features/partners/partners.table.ts';
import { privacySettings } from '#server/features/privacy/privacy.table.ts';
import { user } from '#server/features/users/users.table.ts';
import {
  workspace,
  workspaceInvitation,
  workspaceMember,
} from '#server/features/workspaces/workspaces.table.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';

/** The workspaces that a user owns, with their members, invitations and API keys (never the keys themselves), and its settings. */
export async function* exportWorkspaces({ db }: Services, userId: string): AsyncGenerator<unknown> {
  const rows = await db
    .select()
    .from(workspace)
    .where(inArray(workspace.id, ownedWorkspaces(db, userId)))
    .orderBy(asc(workspace.id));
  for (const row of rows) {
    const members = await db
      .select({
        email: user.email,
        name: user.name,
        role: workspaceMember.role,
        since: workspaceMember.createdAt,
      })
      .from(workspaceMember)
      .innerJoin(user, eq(user.id, workspaceMember.userId))
      .where(eq(workspaceMember.workspaceId, row.id));
    const { email, role, createdAt, expiresAt } = workspaceInvitation;
    const invitations = await db
      .select({ email, role, createdAt, expiresAt })
      .from(workspaceInvitation)
      .where(eq(workspaceInvitation.workspaceId, row.id));
    const {
      id,
      name,
      prefix,
      scopes,
      agentIds,
      createdBy,
      expiresAt: endsAt,
      lastUsedAt,
      revokedAt,
    } = apiKey;
    const apiKeys = await db
      .select({
        id,
        name,
        prefix,
        scopes,
        agentIds,
        createdBy,
        createdAt: apiKey.createdAt,
        expiresAt: endsAt,
        lastUsedAt,
        revokedAt,
      })
      .from(apiKey)
      .where(eq(apiKey.workspaceId, row.id));
    const [referred] = await db
      .select({ at: referral.createdAt })
      .from(referral)
      .where(eq(referral.workspaceId, row.id));
    const [inbox] = await db.select().from(inboxSettings).where(eq(inboxSettings.workspaceId, row.id));
    const [privacy] = await db.select().from(privacySettings).where(eq(privacySettings.workspaceId, row.id));
    yield {
      ...row,
      members,
      invitations,
      apiKeys,
      referredAt: referred?.at ?? null,
      inbox: inbox ?? null,
      privacy: privacy ?? null,
    };
  }
}
