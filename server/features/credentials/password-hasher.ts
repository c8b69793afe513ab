import { hashPassword, verifyPassword } from '@better-auth/utils/password';
import { createPasswordHasher } from './create-password-hasher.ts';

/** Hashes and checks passwords with scrypt. One for the whole process, so that its bound holds. */
export const passwordHasher = createPasswordHasher({
  hash: hashPassword,
  verify: ({ hash, password }) => verifyPassword(hash, password),
});
