import type { Context } from '#server/context.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import type { ActionRow } from './actions.table.ts';

/** The headers of an action with their values, which are secrets. */
export function headerValues(
  { secretKey }: Pick<Context, 'secretKey'>,
  { id, headerValues }: Pick<ActionRow, 'id' | 'headerValues'>,
): Record<string, string> {
  return JSON.parse(decryptSecret(secretKey, id, headerValues));
}
