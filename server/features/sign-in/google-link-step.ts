import { z } from 'zod';
import { defineStepCookie } from '#server/http/tokens/define-step-cookie.ts';

/** Google said who it is, and the account asks for its password once before it is linked. */
export const googleLinkStep = defineStepCookie('parley_google_link', {
  minutes: 15,
  content: z.object({
    userId: z.string(),
    subject: z.string(),
    /** Whether Google runs the mailbox of the user's address. */
    isMailboxProven: z.boolean().default(false),
  }),
});
