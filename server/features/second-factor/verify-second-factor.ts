import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { hashRecoveryCode } from './hash-recovery-code.ts';
import { recoveryCode } from './second-factor.table.ts';
import { verifyAuthenticatorCode } from './verify-authenticator-code.ts';

/**
 * Passes with a code of the authenticator, or with a recovery code, either once. Fails with `invalid-credentials` or
 * `rate-limited`.
 */
export async function verifySecondFactor(services: Services, userId: string, code: string): Promise<void> {
  await services.rateLimiter.hit(['second-factor-of-user', userId]);
  const digits = code.replaceAll(/\s/g, '');
  const passes = /^\d{6}$/.test(digits)
    ? await verifyAuthenticatorCode(services, userId, digits)
    : await verifyRecoveryCode(services, userId, code);
  if (!passes) {
    throw failure('invalid-credentials', { message: 'This code is not correct, or was used before.' });
  }
  await services.rateLimiter.forget(['second-factor-of-user', userId]);
}

async function verifyRecoveryCode({ db }: Services, userId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.hash, hashRecoveryCode(code))))
    .returning({ userId: recoveryCode.userId });
  return used.length > 0;
}
