import { randomBytes } from 'node:crypto';
import type { ApiKey } from '#contract/api-keys.schemas.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { apiKey } from './api-keys.table.ts';
import { hashApiKey } from './hash-api-key.ts';
import { presentApiKey } from './present-api-key.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Makes a key with 200 random bits. Only this answer holds it. `not-allowed` for an API key, which must not outlive itself. */
export async function createApiKey(ctx: Context, name: string): Promise<ApiKey & { key: string }> {
  requirePerson(ctx);
  const key = `pk_${Array.from(randomBytes(40), (byte) => alphabet.charAt(byte & 31)).join('')}`;
  const row: typeof apiKey.$inferSelect = {
    id: createId('key'),
    workspaceId: ctx.workspace.id,
    name,
    prefix: key.slice(0, 9),
    hash: hashApiKey(key),
    createdAt: ctx.clock.now(),
    lastUsedAt: null,
    revokedAt: null,
  };
  await ctx.db.insert(apiKey).values(row);
  return { ...presentApiKey(row), key };
}
