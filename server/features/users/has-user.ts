import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { user } from './users.table.ts';

/** Whether an address, as `normaliseEmail` gives it, has an account. */
export async function hasUser(services: Services, email: string): Promise<boolean> {
  return (await services.db.select({ id: user.id }).from(user).where(eq(user.email, email))).length > 0;
}
