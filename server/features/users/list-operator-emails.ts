import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { firstAccount } from './first-account.table.ts';
import { user } from './users.table.ts';

/**
 * Where the operators of the installation are reached about it: the address that is set for them, else those of their
 * accounts. None before there is an account.
 */
export async function listOperatorEmails({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<readonly string[]> {
  if (config.OPERATOR_EMAIL !== undefined) return [config.OPERATOR_EMAIL];
  if (config.OPERATORS.length > 0) return config.OPERATORS;
  const rows = await db
    .select({ email: user.email })
    .from(firstAccount)
    .innerJoin(user, eq(user.id, firstAccount.userId));
  return rows.map(({ email }) => email);
}
