import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { PlanId } from '#contract/plans.ts';
import type { Services, Workspace } from '#server/context.ts';
import { apiKey } from './api-keys.table.ts';
import { hashApiKey } from './hash-api-key.ts';

const minuteMs = 60_000;

interface FoundKey {
  id: string;
  last_used_at: Date | null;
  workspace_id: string;
  plan: PlanId;
}

/**
 * The workspace that a key opens; null for a key that was never made, or is revoked. A named statement, since it
 * precedes every call of another program.
 */
export async function verifyApiKey(
  services: Services,
  key: string,
): Promise<{ apiKeyId: string; workspace: Workspace } | null> {
  if (!/^pk_[0-9a-z]{40}$/.test(key)) return null;
  const { rows } = await services.pool.query<FoundKey>({
    name: 'verify-api-key',
    text: `select api_key.id, api_key.last_used_at, workspace.id as workspace_id, workspace.plan
           from api_key join workspace on workspace.id = api_key.workspace_id
           where api_key.hash = $1 and api_key.revoked_at is null`,
    values: [hashApiKey(key)],
  });
  const found = rows[0];
  if (found === undefined) return null;

  const now = services.clock.now();
  const minuteAgo = new Date(now.getTime() - minuteMs);
  if (found.last_used_at === null || found.last_used_at < minuteAgo) {
    await services.db
      .update(apiKey)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKey.id, found.id), or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, minuteAgo))));
  }
  return { apiKeyId: found.id, workspace: { id: found.workspace_id, plan: found.plan } };
}
