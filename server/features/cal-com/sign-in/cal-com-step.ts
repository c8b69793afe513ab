import { z } from 'zod';
import { defineStepCookie } from '#server/http/tokens/define-step-cookie.ts';

/** Kept while the browser is at Cal.com: what the answer must match, and where to continue. */
export const calComStep = defineStepCookie('parley_cal_com', {
  minutes: 10,
  content: z.object({
    state: z.string(),
    codeVerifier: z.string(),
    workspaceId: z.string(),
    agentId: z.string(),
  }),
});
