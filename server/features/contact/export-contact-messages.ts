import { and, desc, lt } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { exportContactMessages as endpoint } from '#contract/operated-messages/operated-messages.endpoints.ts';
import type { ContactMessage } from '#contract/operated-messages/operated-messages.schemas.ts';
import type { Services } from '#server/context.ts';
import { exportFile } from '#server/http/export-file.ts';
import { contactMessage } from './contact.table.ts';
import { matchContactMessages } from './match-contact-messages.ts';
import { presentContactMessage } from './present-contact-message.ts';

const columns = ['Date', 'Name', 'Email', 'Message', 'Answered', 'Id'];
const portion = 500;

/** The messages that match as a file, newest first, written as they are read. */
export function exportContactMessages(
  services: Services,
  { format, ...filter }: QueryOf<typeof endpoint>,
): Response {
  const rows = readMessages(services, filter);
  return exportFile(
    { owner: 'operators', name: 'contact-messages', format, rows, columns, cells },
    services.clock.now(),
  );
}

async function* readMessages(
  { db }: Services,
  filter: Omit<QueryOf<typeof endpoint>, 'format'>,
): AsyncGenerator<ContactMessage> {
  let cursor: string | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(contactMessage)
      .where(
        and(matchContactMessages(filter), cursor === undefined ? undefined : lt(contactMessage.id, cursor)),
      )
      .orderBy(desc(contactMessage.id))
      .limit(portion);
    yield* rows.map(presentContactMessage);
    if (rows.length < portion) return;
    cursor = rows.at(-1)?.id;
  }
}

function cells({
  id,
  name,
  email,
  message,
  createdAt,
  answeredAt,
}: ContactMessage): Record<string, string>[] {
  return [
    { Date: createdAt, Name: name, Email: email, Message: message, Answered: answeredAt ?? '', Id: id },
  ];
}
