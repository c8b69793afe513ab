import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import type { user } from '#server/features/users/users.table.ts';
import type { apiKey } from './api-keys.table.ts';

export function presentApiKey(
  row: typeof apiKey.$inferSelect,
  { id, name, email }: Pick<typeof user.$inferSelect, 'id' | 'name' | 'email'>,
): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    agentIds: row.agentIds,
    createdBy: { userId: id, name, email },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedAddress: row.lastUsedAddress,
  };
}
