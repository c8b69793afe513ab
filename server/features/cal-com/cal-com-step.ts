import { z } from 'zod';
import { defineStepCookie } from '#server/http/tokens/define-step-cookie.ts';

/** The browser is at Cal.com: what its answer must fit to, and where it goes on. */
export const calComStep = defineStepCookie('parley_cal_com', {
  minutes: 10,
  content: z.object({
    state: z.string(),
    codeVerifier: z.string(),
    workspaceId: z.string(),
    agentId: z.string(),
  }),
});
