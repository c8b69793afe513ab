import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { firstAccount } from './first-account.table.ts';

/**
 * Whether a user operates the installation: those whom the setting OPERATORS names by their verified address, or without
 * that setting the first account that was made.
 */
export async function isOperator(
  { db, config }: Services,
  { user, isEmailVerified }: { user: { id: string; email: string }; isEmailVerified: boolean },
): Promise<boolean> {
  if (config.OPERATORS.length > 0) return isEmailVerified && config.OPERATORS.includes(user.email);
  const [first] = await db
    .select({ userId: firstAccount.userId })
    .from(firstAccount)
    .where(eq(firstAccount.userId, user.id));
  return first !== undefined;
}
