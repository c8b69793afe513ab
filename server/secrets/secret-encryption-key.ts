import { createHash, hkdfSync } from 'node:crypto';

/** The key under which secrets are stored, derived from the install's secret key, and an id to recognise it by. */
export function secretEncryptionKey(secretKey: string): { id: string; key: Buffer } {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley sealed secrets 1', 32));
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
}
