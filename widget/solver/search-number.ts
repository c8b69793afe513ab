import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What the server asks for: the number whose SHA-256 after the salt is `challenge` (ALTCHA, version 1). */
export interface Search {
  salt: string;
  challenge: string;
  from: number;
  /** Not included. */
  to: number;
}

/** The number, or null when it is not in this range. In plain JavaScript: Web Crypto does not exist on pages without TLS. */
export function searchNumber({ salt, challenge, from, to }: Search): number | null {
  for (let number = from; number < to; number++)
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) return number;
  return null;
}
