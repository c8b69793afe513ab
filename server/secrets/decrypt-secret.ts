import { createDecipheriv } from 'node:crypto';
import { secretEncryptionKey } from './secret-encryption-key.ts';

/** The secret again. Throws when it was encrypted under another key or for another owner, or was changed. */
export function decryptSecret(secretKey: string, owner: string, encrypted: string): string {
  const { id, key } = secretEncryptionKey(secretKey);
  const [keyId, ...parts] = encrypted.split('.');
  if (keyId !== id) {
    throw new Error(
      'A stored secret was encrypted with another SECRET_KEY. Start Parley with that key again.',
    );
  }
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (nonce === undefined || tag === undefined || text === undefined) {
    throw new Error('A stored secret is incomplete.');
  }
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
