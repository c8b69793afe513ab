import { z } from 'zod';
import { defineStepCookie } from '#server/http/tokens/define-step-cookie.ts';

/** The browser is at Slack: what its answer must fit to, and where it goes on. */
export const slackStep = defineStepCookie('parley_slack', {
  minutes: 10,
  content: z.object({ state: z.string(), workspaceId: z.string(), agentId: z.string() }),
});
