import { z } from 'zod';
import type { StepCookie } from './step-cookie.ts';

/** The password, the passkey or Google was right; the code is due. */
export const secondFactorStep: StepCookie<{ userId: string; remember: boolean; startedAtMs: number }> = {
  name: 'parley_second_factor',
  minutes: 5,
  content: z.object({ userId: z.string(), remember: z.boolean(), startedAtMs: z.number() }),
};

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

/** The browser is at Google: what its answer must fit to, and what the page that began was opened with. */
export const googleStep: StepCookie<{
  state: string;
  nonce: string;
  codeVerifier: string;
  next: string;
  referralCode?: string | undefined;
}> = {
  name: 'parley_google',
  minutes: 10,
  content: z.object({
    state: z.string(),
    nonce: z.string(),
    codeVerifier: z.string(),
    next: z.string(),
    referralCode: z.string().optional(),
  }),
};

/** Google said who it is, and the account asks for its password once before it is linked. */
export const googleLinkStep: StepCookie<{ userId: string; subject: string }> = {
  name: 'parley_google_link',
  minutes: 15,
  content: z.object({ userId: z.string(), subject: z.string() }),
};
