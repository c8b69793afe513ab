import type { Context as HonoContext } from 'hono';
import { challengeSolutionHeader } from '#contract/widget/widget.ts';
import type { Services } from '#server/context.ts';
import { isChallengeSolved } from '#server/http/limits/is-challenge-solved.ts';

/** Whether a visitor's call brings the solution of a challenge; each counts once. */
export function hasSolvedChallenge(c: HonoContext, services: Services, agentId: string): Promise<boolean> {
  return isChallengeSolved(services, agentId, c.req.header(challengeSolutionHeader));
}
