import { z } from 'zod';
import { defineStepCookie } from '#server/http/tokens/define-step-cookie.ts';

/** The password, the passkey or Google was right; the code is due. */
export const secondFactorStep = defineStepCookie('parley_second_factor', {
  minutes: 5,
  content: z.object({ userId: z.string(), remember: z.boolean(), startedAtMs: z.number() }),
});
