import { hashPassword, verifyPassword } from '@better-auth/utils/password';
import type { PasswordHasher } from './create-password-hasher.ts';

/** Passwords by scrypt, in the format and with the cost of the library (N 16384, r 16, p 1). */
export const scryptPasswords: PasswordHasher = {
  hash: hashPassword,
  verify: ({ hash, password }) => verifyPassword(hash, password),
};
