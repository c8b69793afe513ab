import type { Services } from '#server/context.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import type { ModelKeyRow } from './model-keys.table.ts';

/** A key as it is stored: encrypted for the id of its row, and its last characters, to tell it from others. */
export function encryptKey(
  { secretKey }: Pick<Services, 'secretKey'>,
  id: string,
  key: string | null,
): Pick<ModelKeyRow, 'key' | 'keyEnd'> {
  return key === null
    ? { key: null, keyEnd: null }
    : { key: encryptSecret(secretKey, id, key), keyEnd: key.slice(-4) };
}
