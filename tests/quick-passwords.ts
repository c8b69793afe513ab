import { createHash } from 'node:crypto';
import { createPasswordHasher } from '#server/features/credentials/create-password-hasher.ts';
import { passwordHasher } from '#server/features/credentials/password-hasher.ts';
import { scryptPasswords } from '#server/features/credentials/scrypt-passwords.ts';

/**
 * Run before the tests of the server: most of them register users, and a real hash takes a core for 95 ms. The real
 * one, with its cost, is tested in `create-password-hasher.test.ts` and by every journey.
 */
const prefix = 'quick:';
const hashQuickly = (password: string): string =>
  `${prefix}${createHash('sha256').update(password).digest('hex')}`;

Object.assign(
  passwordHasher,
  createPasswordHasher({
    hash: async (password) => hashQuickly(password),
    verify: async ({ hash, password }) =>
      hash.startsWith(prefix) ? hash === hashQuickly(password) : scryptPasswords.verify({ hash, password }),
  }),
);
