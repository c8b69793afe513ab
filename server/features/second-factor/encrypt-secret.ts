import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

function keyOf(secretKey: string): { id: string; key: Buffer } {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley sealed secrets 1', 32));
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
}

/**
 * Encrypts a short secret for keeping: AES-256-GCM under a key derived from the install's secret key.
 * @param owner whose it is; sealed for one, it does not open for another
 * @returns `keyId.nonce.tag.ciphertext`, each base64url
 */
export function encryptSecret(secretKey: string, owner: string, secret: string): string {
  const { id, key } = keyOf(secretKey);
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [id, ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
}

/** The secret again. Throws when it was sealed under another key or for another owner, or was changed. */
export function decryptSecret(secretKey: string, owner: string, sealed: string): string {
  const { id, key } = keyOf(secretKey);
  const [sealedUnder, ...parts] = sealed.split('.');
  if (sealedUnder !== id) {
    throw new Error('A stored secret was sealed under another SECRET_KEY. Start with that one again.');
  }
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (nonce === undefined || tag === undefined || text === undefined) {
    throw new Error('A stored secret is not whole.');
  }
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
