import type { WaitlistEntry } from '#contract/operated-messages/operated-messages.schemas.ts';
import type { waitlistEntry } from './contact.table.ts';

export function presentWaitlistEntry(row: typeof waitlistEntry.$inferSelect): WaitlistEntry {
  const { email, createdAt, answeredAt } = row;
  return { email, createdAt: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}
