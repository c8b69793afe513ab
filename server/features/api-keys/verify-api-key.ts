import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type pg from 'pg';
import type { ApiKeyScope } from '#contract/api-keys/api-keys.ts';
import type { AddOnQuantities, PlanId } from '#contract/plans.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import type { Services, Workspace } from '#server/context.ts';
import { addToBatch } from '#server/database/batches/add-to-batch.ts';
import { failure } from '#server/failure.ts';
import { apiKey } from './api-keys.table.ts';
import { hashApiKey } from './hash-api-key.ts';

const minuteMs = 60_000;

const statement = `
  select api_key.id, api_key.created_by, api_key.last_used_at, api_key.scopes, api_key.agent_ids, api_key.expires_at,
    workspace_member.role,
    workspace.id as workspace_id, workspace.plan, workspace.add_ons, workspace.suspended_reason
  from api_key
    join workspace on workspace.id = api_key.workspace_id
    join workspace_member on workspace_member.workspace_id = api_key.workspace_id
      and workspace_member.user_id = api_key.created_by
  where api_key.hash = $1 and api_key.revoked_at is null`;

interface FoundKey {
  id: string;
  created_by: string;
  last_used_at: Date | null;
  scopes: ApiKeyScope[];
  agent_ids: string[] | null;
  expires_at: Date | null;
  role: Role;
  workspace_id: string;
  plan: PlanId;
  add_ons: AddOnQuantities;
  suspended_reason: string | null;
}

interface VerifiedKey {
  apiKeyId: string;
  createdBy: string;
  role: Role;
  scopes: ApiKeyScope[];
  agentIds: readonly string[] | null;
  expiresAt: Date | null;
  workspace: Workspace;
}

const keys = {
  name: 'verify-api-key',
  /** One look for all calls with the same key. It begins after they came, so it sees that the key has ended. */
  async run(pool: pg.Pool, hashes: string[]): Promise<(FoundKey | undefined)[]> {
    const { rows } = await pool.query<FoundKey>({ name: keys.name, text: statement, values: [hashes[0]] });
    return hashes.map(() => rows[0]);
  },
};

/**
 * The workspace that a key opens, and what it may do there: never more than its creator may now, nor what only owners
 * may, nor with other agents than its own. `invalid-api-key` once it has expired; null for a key that was never created, was revoked or whose creator is no longer a member. A named statement,
 * since it precedes every call of another program.
 */
export async function verifyApiKey(
  services: Services,
  key: string,
  clientAddress: string,
): Promise<VerifiedKey | null> {
  if (!/^pk_[0-9a-z]{40}$/.test(key)) return null;
  const hash = hashApiKey(key);
  const found = await addToBatch(services, keys, hash, hash);
  if (found === undefined) return null;

  const now = services.clock.now();
  if (found.expires_at !== null && found.expires_at <= now)
    throw failure('invalid-api-key', {
      message: 'This API key has expired. Create another one under Settings › API keys.',
    });
  const minuteAgo = new Date(now.getTime() - minuteMs);
  if (found.last_used_at === null || found.last_used_at < minuteAgo) {
    await services.db
      .update(apiKey)
      .set({ lastUsedAt: now, lastUsedAddress: clientAddress })
      .where(and(eq(apiKey.id, found.id), or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, minuteAgo))));
  }
  return {
    apiKeyId: found.id,
    createdBy: found.created_by,
    role: found.role === 'owner' ? 'admin' : found.role,
    scopes: found.scopes,
    agentIds: found.agent_ids,
    expiresAt: found.expires_at,
    workspace: {
      id: found.workspace_id,
      plan: found.plan,
      addOns: found.add_ons,
      suspendedReason: found.suspended_reason,
    },
  };
}
