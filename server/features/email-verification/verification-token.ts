import { z } from 'zod';

/** Of what the token of a verification link is made; its purpose keeps it from passing for another. */
export const verificationToken = {
  purpose: 'verify-email',
  content: z.object({ userId: z.string(), email: z.string(), expiresAtMs: z.number() }),
};
