import { z } from 'zod';
import { defineStepCookie } from '#server/http/tokens/define-step-cookie.ts';

/** Kept while the browser is at Slack: what the answer must match, and where to continue. */
export const slackStep = defineStepCookie('parley_slack', {
  minutes: 10,
  content: z.object({ state: z.string(), workspaceId: z.string(), agentId: z.string() }),
});
