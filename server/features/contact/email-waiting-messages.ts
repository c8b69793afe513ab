import { asc, eq, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { operatorEmail } from '#server/operator-email.ts';
import { contactMessage } from './contact.table.ts';
import { queueWaitingMessages } from './queue-waiting-messages.ts';

const maximumMessages = 50;

/** Emails the operator the oldest fifty messages that wait, and queues the next such email if there are more. */
export async function emailWaitingMessages(services: Services): Promise<void> {
  await withTransaction(services, async (services) => {
    const waiting = await services.db
      .select()
      .from(contactMessage)
      .where(eq(contactMessage.isWaiting, true))
      .orderBy(asc(contactMessage.id))
      .for('update');
    const rows = waiting.slice(0, maximumMessages);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await services.db.update(contactMessage).set({ isWaiting: false }).where(inArray(contactMessage.id, ids));
    const more = waiting.length - rows.length;
    await queueEmail(services, {
      to: { address: operatorEmail(services.config) },
      email: {
        kind: 'contact-messages',
        messages: rows.map(({ name, email, message, createdAt }) => ({
          name,
          email,
          message,
          sentAt: createdAt.toISOString(),
        })),
        more,
      },
    });
    if (more > 0) await queueWaitingMessages(services);
  });
}
