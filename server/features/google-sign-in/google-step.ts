import { z } from 'zod';
import { defineStepCookie } from '#server/http/tokens/define-step-cookie.ts';

/** Kept while the browser is at Google: what the answer must match, and what the first page was opened with. */
export const googleStep = defineStepCookie('parley_google', {
  minutes: 10,
  content: z.object({
    state: z.string(),
    nonce: z.string(),
    codeVerifier: z.string(),
    next: z.string(),
    referralCode: z.string().optional(),
  }),
});
