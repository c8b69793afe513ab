import { z } from 'zod';
import { emailMaximumLength, emailPattern } from './email-address.ts';

/** An address to write to, as it is stored. */
export const emailAddressSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(emailMaximumLength, 'Use at most 254 characters.')
  .regex(emailPattern, 'Please enter a valid email address');

/** An address that someone writes into a form, kept in their spelling. */
export const writtenEmailField = z
  .string()
  .trim()
  .max(emailMaximumLength, 'Use at most 254 characters.')
  .regex(emailPattern, 'Please enter a valid email address');

/** The rule and the sentence of section 5 come after: `core/safety` has them in their order. */
export const emailField = z.string().max(emailMaximumLength, 'Use at most 254 characters.');
