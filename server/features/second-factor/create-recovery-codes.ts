import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const count = 10;

function createCode(): string {
  const text = Array.from(randomBytes(16), (byte) => alphabet.charAt(byte & 31)).join('');
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Ten codes of 80 random bits each: `k3v9-07xa-…`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: count }, createCode);
}
