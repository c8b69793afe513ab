import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { waitlistEntry } from '#server/features/contact/contact.table.ts';

/** Marks an address on the waitlist as answered or as open again; `not-found` when it is not on it. */
export async function markWaitlistEntry(
  { db, clock }: Services,
  email: string,
  isAnswered: boolean,
): Promise<typeof waitlistEntry.$inferSelect> {
  const [marked] = await db
    .update(waitlistEntry)
    .set({ answeredAt: isAnswered ? clock.now() : null })
    .where(eq(waitlistEntry.email, email.toLowerCase()))
    .returning();
  if (marked === undefined) throw failure('not-found');
  return marked;
}
