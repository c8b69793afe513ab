import type { ContactMessage } from '#contract/operated-messages/operated-messages.schemas.ts';
import type { contactMessage } from './contact.table.ts';

export function presentContactMessage(row: typeof contactMessage.$inferSelect): ContactMessage {
  const { id, name, email, message, createdAt, answeredAt } = row;
  return {
    id,
    name,
    email,
    message,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
