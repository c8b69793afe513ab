import { z } from 'zod';
import { defineStepCookie } from '#server/http/tokens/define-step-cookie.ts';

export const passkeyStep = defineStepCookie('parley_passkey', {
  minutes: 5,
  content: z.object({ challenge: z.string(), userId: z.string() }),
});

export const passkeyLoginStep = defineStepCookie('parley_passkey_login', {
  minutes: 5,
  content: z.object({ challenge: z.string() }),
});
