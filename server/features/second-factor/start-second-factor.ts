import { isNull } from 'drizzle-orm';
import { generateSecret, generateURI } from 'otplib';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { confirmPassword } from '#server/features/credentials/confirm-password.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { currentBrand } from '#server/white-label/current-brand.ts';
import { authenticator } from './second-factor.table.ts';

/**
 * Makes the secret for an authenticator (RFC 6238, 160 bits) and forgets one that was never confirmed. Fails with
 * `invalid-credentials`, `confirmation-needed`, `rate-limited`, or `conflict` where two-factor is on.
 */
export async function startSecondFactor(
  services: Services,
  { user: { id, email }, confirmedAt }: { user: { id: string; email: string }; confirmedAt: Date | null },
  password: string,
): Promise<{ secret: string; uri: string }> {
  await confirmPassword(services, { userId: id, confirmedAt }, password);
  const secret = generateSecret();
  const sealed = encryptSecret(services.secretKey, id, secret);
  const stored = await services.db
    .insert(authenticator)
    .values({ userId: id, secret: sealed })
    .onConflictDoUpdate({
      target: authenticator.userId,
      set: { secret: sealed, lastTimeStep: null },
      setWhere: isNull(authenticator.confirmedAt),
    })
    .returning({ userId: authenticator.userId });
  if (stored.length === 0)
    throw failure('conflict', { message: 'Two-factor sign-in is already on. Turn it off first.' });
  return { secret, uri: generateURI({ issuer: currentBrand().name, label: email, secret }) };
}
