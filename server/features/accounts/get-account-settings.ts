import { count, eq } from 'drizzle-orm';
import type { AccountSettings } from '#contract/accounts/accounts.schemas.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { account } from '#server/features/credentials/credentials.table.ts';
import { hasSecondFactor } from '#server/features/second-factor/has-second-factor.ts';
import { recoveryCode } from '#server/features/second-factor/second-factor.table.ts';
import { isOperator } from '#server/features/users/is-operator.ts';
import { user } from '#server/features/users/users.table.ts';

/** What Settings shows of an account. */
export async function getAccountSettings(services: Services, userId: string): Promise<AccountSettings> {
  const { db, config } = services;
  const [found] = await db.select().from(user).where(eq(user.id, userId));
  if (found === undefined) throw failure('signed-out');
  const ways = await db
    .select({ providerId: account.providerId, password: account.password })
    .from(account)
    .where(eq(account.userId, userId));
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.userId, userId));
  const isOperating = await isOperator(services, { user: found, isEmailVerified: found.emailVerified });
  return {
    ...(isOperating ? { isOperator: true as const } : {}),
    ...(isOperating && config.SMTP_URL === undefined
      ? { mailFolder: `${config.DATA_DIR ?? 'data'}/mail` }
      : {}),
    email: found.email,
    isEmailVerified: found.emailVerified,
    hasPassword: ways.some(({ providerId, password }) => providerId === 'credential' && password !== null),
    isTwoFactorEnabled: await hasSecondFactor(services, userId),
    recoveryCodesLeft: codes?.left ?? 0,
    isGoogleLinked: ways.some(({ providerId }) => providerId === 'google'),
    language: found.language,
    timeZone: found.timeZone,
    notifications: found.notifications,
  };
}
