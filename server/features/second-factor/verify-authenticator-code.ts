import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { verifySync } from 'otplib';
import type { Services } from '#server/context.ts';
import { twoFactor } from '#server/features/second-factor/second-factor.table.ts';
import { decryptSecret } from './encrypt-secret.ts';

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
  const isMine = eq(twoFactor.userId, userId);
  const [found] = await services.db.select().from(twoFactor).where(isMine);
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
    .update(twoFactor)
    .set({ lastTimeStep: timeStep })
    .where(
      and(
        isMine,
        eq(twoFactor.secret, found.secret),
        or(isNull(twoFactor.lastTimeStep), lt(twoFactor.lastTimeStep, timeStep)),
      ),
    )
    .returning({ userId: twoFactor.userId });
  return used.length > 0;
}
