import { extractParams, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';
import { parseJson } from '#core/safety/parse-json.ts';
import type { Services } from '#server/context.ts';
import { challengeKey } from './challenge-key.ts';

const solutionSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(128),
  salt: z.string().max(256),
  signature: z.string().max(128),
  number: z.number().int().min(0),
});

/**
 * Whether a header carries the solution of a challenge that was issued for this agent: signed by us, in time, and not used
 * before in any process.
 */
export async function isChallengeSolved(
  { secretKey, clock, rateLimiter }: Pick<Services, 'secretKey' | 'clock' | 'rateLimiter'>,
  agentId: string,
  header: string | undefined,
): Promise<boolean> {
  if (header === undefined || header.length > 2_000) return false;
  const solution = solutionSchema.safeParse(parseJson(Buffer.from(header, 'base64').toString('utf8')));
  if (!solution.success) return false;
  const { agent, expires } = extractParams(solution.data);
  if (agent !== agentId || !(Number(expires) * 1000 > clock.now().getTime())) return false;
  // The library would compare with the machine's time.
  if (!(await verifySolution(solution.data, challengeKey(secretKey), false))) return false;
  return rateLimiter.allows('use-of-challenge', solution.data.challenge);
}
