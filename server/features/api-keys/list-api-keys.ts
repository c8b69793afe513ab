import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { user } from '#server/features/users/users.table.ts';
import { apiKey } from './api-keys.table.ts';
import { presentApiKey } from './present-api-key.ts';

/** The keys of the workspace that are not revoked, newest first. */
export async function listApiKeys(ctx: Context): Promise<ApiKey[]> {
  const rows = await ctx.db
    .select({ apiKey, user })
    .from(apiKey)
    .innerJoin(user, eq(user.id, apiKey.createdBy))
    .where(and(inWorkspace(ctx, apiKey), isNull(apiKey.revokedAt)))
    .orderBy(desc(apiKey.id));
  return rows.map((row) => presentApiKey(row.apiKey, row.user));
}
