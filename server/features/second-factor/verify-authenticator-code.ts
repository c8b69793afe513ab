import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { verifySync } from 'otplib';
import type { Services } from '#server/context.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { authenticator } from './second-factor.table.ts';

/** One step to either side, for clocks that are wrong and people who are slow (RFC 6238, section 5.2). */
const toleranceSeconds = 30;

/**
 * Whether the six digits are those of the user's authenticator at this time, and were not used before: of two who send
 * the same code at once, one passes.
 */
export async function verifyAuthenticatorCode(
  services: Services,
  userId: string,
  code: string,
): Promise<boolean> {
  const isMine = eq(authenticator.userId, userId);
  const [found] = await services.db.select().from(authenticator).where(isMine);
  if (found === undefined) return false;
  const result = verifySync({
    secret: decryptSecret(services.secretKey, userId, found.secret),
    token: code,
    epoch: Math.floor(services.clock.now().getTime() / 1000),
    epochTolerance: toleranceSeconds,
  });
  if (!result.valid || !('timeStep' in result)) return false;
  const { timeStep } = result;
  const used = await services.db
    .update(authenticator)
    .set({ lastTimeStep: timeStep })
    .where(
      and(
        isMine,
        eq(authenticator.secret, found.secret),
        or(isNull(authenticator.lastTimeStep), lt(authenticator.lastTimeStep, timeStep)),
      ),
    )
    .returning({ userId: authenticator.userId });
  return used.length > 0;
}
