import { createPasswordHasher } from './create-password-hasher.ts';
import { scryptPasswords } from './scrypt-passwords.ts';

/** Hashes and checks passwords with scrypt. One for the whole process, so that its bound holds. */
export const passwordHasher = createPasswordHasher(scryptPasswords);
