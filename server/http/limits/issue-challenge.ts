import { createChallenge } from 'altcha-lib/v1';
import type { Services } from '#server/context.ts';
import { type Failure, failure } from '#server/failure.ts';
import { challengeKey } from './challenge-key.ts';

const validSeconds = 300;
/** Numbers to try: about a third of a second in a browser at first, up to some seconds in a great flood. */
const fewestNumbers = 100_000;
const mostTimes = 20;

/**
 * The error that asks for a proof of work: `details` holds a challenge (ALTCHA, version 1: find the number whose SHA-256
 * after the salt is the given one), good for one call about this agent within five minutes.
 * @param timesOver how many times as many calls came as usual; the more, the harder
 */
export async function issueChallenge(
  { secretKey, clock }: Pick<Services, 'secretKey' | 'clock'>,
  agentId: string,
  timesOver: number,
): Promise<Failure> {
  const { algorithm, challenge, maxnumber, salt, signature } = await createChallenge({
    hmacKey: challengeKey(secretKey),
    maxnumber: Math.round(fewestNumbers * Math.min(mostTimes, Math.max(1, timesOver))),
    params: { agent: agentId },
    expires: new Date(clock.now().getTime() + validSeconds * 1000),
  });
  return failure('challenge-required', {
    details: { algorithm, challenge, salt, signature, maxnumber: String(maxnumber) },
  });
}
