import { createCipheriv, randomBytes } from 'node:crypto';
import { secretEncryptionKey } from './secret-encryption-key.ts';

/**
 * Encrypts a short secret before it is stored: AES-256-GCM under a key derived from the install's secret key.
 * @param owner whose secret it is; it cannot be decrypted for another
 * @returns `keyId.nonce.tag.ciphertext`, each base64url
 */
export function encryptSecret(secretKey: string, owner: string, secret: string): string {
  const { id, key } = secretEncryptionKey(secretKey);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [id, ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
}
