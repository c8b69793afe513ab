import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Workspace, World } from '#server/context.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { apiKey } from './accounts.table.ts';
import { hashApiKey } from './hash-api-key.ts';

const minuteMs = 60_000;

/** The workspace that a key opens; null for a key that was never made, or is revoked. */
export async function verifyApiKey(
  world: World,
  key: string,
): Promise<{ apiKeyId: string; workspace: Workspace } | null> {
  if (!/^pk_[0-9a-z]{40}$/.test(key)) return null;
  const [found] = await world.db
    .select({ id: apiKey.id, workspaceId: apiKey.workspaceId, lastUsedAt: apiKey.lastUsedAt })
    .from(apiKey)
    .where(and(eq(apiKey.hash, hashApiKey(key)), isNull(apiKey.revokedAt)));
  if (found === undefined) return null;
  const workspace = await findWorkspace(world, found.workspaceId);
  if (workspace === null) return null;

  const now = world.clock.now();
  const minuteAgo = new Date(now.getTime() - minuteMs);
  if (found.lastUsedAt === null || found.lastUsedAt < minuteAgo) {
    await world.db
      .update(apiKey)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKey.id, found.id), or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, minuteAgo))));
  }
  return { apiKeyId: found.id, workspace };
}
