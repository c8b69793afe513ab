import { z } from 'zod';
import { defineStepCookie } from '#server/http/tokens/define-step-cookie.ts';

/** The browser is at Google: what its answer must fit to, and what the page that began was opened with. */
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
