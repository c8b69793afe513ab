import type { Passkey } from '#contract/passkeys/passkeys.schemas.ts';
import type { passkey } from './passkeys.table.ts';

/** A passkey as the API shows it: never its key. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: typeof passkey.$inferSelect): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
