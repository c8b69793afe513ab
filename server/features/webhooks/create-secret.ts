import { randomBytes } from 'node:crypto';

/** A new signing secret: `whsec_` and 32 random bytes in base64, as Standard Webhooks 1.0 has them. */
export function createSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}
