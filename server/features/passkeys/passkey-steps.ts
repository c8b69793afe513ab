import { z } from 'zod';
import type { StepCookie } from '#server/http/step-cookie.ts';

export const passkeyStep: StepCookie<{ challenge: string; userId: string }> = {
  name: 'parley_passkey',
  minutes: 5,
  content: z.object({ challenge: z.string(), userId: z.string() }),
};

export const passkeyLoginStep: StepCookie<{ challenge: string }> = {
  name: 'parley_passkey_login',
  minutes: 5,
  content: z.object({ challenge: z.string() }),
};
