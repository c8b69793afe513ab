import { z } from 'zod';
import type { StepCookie } from '#server/http/step-cookie.ts';

/** The password, the passkey or Google was right; the code is due. */
export const secondFactorStep: StepCookie<{ userId: string; remember: boolean; startedAtMs: number }> = {
  name: 'parley_second_factor',
  minutes: 5,
  content: z.object({ userId: z.string(), remember: z.boolean(), startedAtMs: z.number() }),
};
