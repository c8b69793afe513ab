import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { createApiKey as endpoint } from '#contract/api-keys/api-keys.endpoints.ts';
import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import { apiKeyScopes, apiKeysMaximum } from '#contract/api-keys/api-keys.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { user } from '#server/features/users/users.table.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { apiKey } from './api-keys.table.ts';
import { hashApiKey } from './hash-api-key.ts';
import { presentApiKey } from './present-api-key.ts';

const dayMs = 86_400_000;
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Creates a key of the caller's with 200 random bits. Only this answer has it. `not-allowed` for an API key, which must
 * not outlive itself; `invalid-input` for an agent that is not of the workspace, `cannot-process` when there are too many.
 */
export async function createApiKey(
  ctx: Context,
  { name, scopes, agentIds, expiresInDays }: BodyOf<typeof endpoint>,
): Promise<ApiKey & { key: string }> {
  const createdBy = requirePerson(ctx);
  await requireAgents(ctx, agentIds ?? []);
  const now = ctx.clock.now();
  const key = `pk_${Array.from(randomBytes(40), (byte) => alphabet.charAt(byte & 31)).join('')}`;
  const row: typeof apiKey.$inferSelect = {
    id: createId('key'),
    workspaceId: ctx.workspace.id,
    createdBy,
    name,
    scopes: apiKeyScopes.filter((scope) => scopes.includes(scope)),
    agentIds,
    prefix: key.slice(0, 9),
    hash: hashApiKey(key),
    createdAt: now,
    expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs),
    warnedDays: null,
    lastUsedAt: null,
    lastUsedAddress: null,
    revokedAt: null,
  };
  await withTransaction(ctx, async (ctx) => {
    await refuseTooMany(ctx);
    await ctx.db.insert(apiKey).values(row);
    await emailSecurityChange(ctx, [createdBy], { change: 'api-key-created', what: name });
    await recordAudit(ctx, {
      action: 'api-key.created',
      workspaceId: ctx.workspace.id,
      subject: { id: row.id, name },
      details: { scopes: row.scopes.join(', ') },
    });
  });
  const [creator] = await ctx.db.select().from(user).where(eq(user.id, createdBy));
  if (creator === undefined) throw failure('signed-out');
  return { ...presentApiKey(row, creator), key };
}

async function refuseTooMany(ctx: Context): Promise<void> {
  // Two at once are counted one after the other.
  await lockWorkspace(ctx);
  const held = await ctx.db.$count(apiKey, and(inWorkspace(ctx, apiKey), isNull(apiKey.revokedAt)));
  if (held >= apiKeysMaximum)
    throw failure('cannot-process', {
      message: `There are already ${apiKeysMaximum} API keys. Revoke those that nobody uses first.`,
    });
}

/** By its table's name, as agents are above keys. */
async function requireAgents(ctx: Context, agentIds: readonly string[]): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from agent where workspace_id = ${ctx.workspace.id} and id = any(${sql.param(agentIds)}::text[])`,
  );
  if (rows.length === new Set(agentIds).size) return;
  const message = 'Choose agents of this workspace.';
  throw failure('invalid-input', { message, details: { agentIds: message } });
}
