import type { ApiKey } from '#contract/api-keys.schemas.ts';
import type { apiKey } from './api-keys.table.ts';

export function presentApiKey(row: typeof apiKey.$inferSelect): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
