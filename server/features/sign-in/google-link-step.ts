import { z } from 'zod';
import type { StepCookie } from '#server/http/step-cookie.ts';

/** Google said who it is, and the account asks for its password once before it is linked. */
export const googleLinkStep: StepCookie<{ userId: string; subject: string }> = {
  name: 'parley_google_link',
  minutes: 15,
  content: z.object({ userId: z.string(), subject: z.string() }),
};
