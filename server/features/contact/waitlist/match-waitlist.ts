import { and, ilike, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { AnswerState } from '#contract/operated-messages/operated-messages.ts';
import { containing } from '#server/database/containing.ts';
import { waitlistEntry } from '#server/features/contact/contact.table.ts';

/** The condition of the entries of the waitlist that a search and a state choose. */
export function matchWaitlist({
  q,
  state,
}: {
  q?: string | undefined;
  state?: AnswerState | undefined;
}): SQL | undefined {
  return and(
    state === undefined
      ? undefined
      : state === 'answered'
        ? isNotNull(waitlistEntry.answeredAt)
        : isNull(waitlistEntry.answeredAt),
    q ? ilike(waitlistEntry.email, containing(q)) : undefined,
  );
}
