import type { SQL } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listContactMessages as endpoint } from '#contract/operated-messages/operated-messages.endpoints.ts';
import type { Services } from '#server/context.ts';
import { pageOf } from '#server/database/page-of.ts';
import { contactMessage } from './contact.table.ts';
import { matchContactMessages } from './match-contact-messages.ts';
import { presentContactMessage } from './present-contact-message.ts';

/** The messages of the contact form, newest first. */
export async function listContactMessages(
  services: Services,
  { q, state, ...page }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const select = (where: SQL | undefined, order: SQL, limit: number) =>
    services.db.select().from(contactMessage).where(where).orderBy(order).limit(limit);
  const found = await pageOf(services, contactMessage, matchContactMessages({ q, state }), page, select);
  return { ...found, data: found.data.map(presentContactMessage) };
}
