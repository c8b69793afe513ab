import { eq, sql } from 'drizzle-orm';
import type { World } from '#server/context.ts';
import { mail } from './mail.table.ts';

/** Removes every trace of letters to an address, as when its account is deleted; those that wait are not sent. */
export async function forgetLetters(world: Pick<World, 'db'>, address: string): Promise<void> {
  await world.db.delete(mail).where(eq(sql`lower(${mail.toAddress})`, address.toLowerCase()));
}
