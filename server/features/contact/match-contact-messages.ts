import { and, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { AnswerState } from '#contract/operated-messages/operated-messages.ts';
import { containing } from '#server/database/containing.ts';
import { contactMessage } from './contact.table.ts';

/** The condition of the messages that a search and a state choose. */
export function matchContactMessages({
  q,
  state,
}: {
  q?: string | undefined;
  state?: AnswerState | undefined;
}): SQL | undefined {
  const pattern = q ? containing(q) : undefined;
  return and(
    state === undefined
      ? undefined
      : state === 'answered'
        ? isNotNull(contactMessage.answeredAt)
        : isNull(contactMessage.answeredAt),
    pattern === undefined
      ? undefined
      : or(
          ilike(contactMessage.name, pattern),
          ilike(contactMessage.email, pattern),
          ilike(contactMessage.message, pattern),
        ),
  );
}
