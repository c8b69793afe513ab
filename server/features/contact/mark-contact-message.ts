import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { contactMessage } from './contact.table.ts';

/** Marks a message of the contact form as answered or as open again; `not-found` when it is gone. */
export function markContactMessage(
  services: Services,
  id: string,
  isAnswered: boolean,
): Promise<typeof contactMessage.$inferSelect> {
  return withTransaction(services, async (services) => {
    const [marked] = await services.db
      .update(contactMessage)
      .set({ answeredAt: isAnswered ? services.clock.now() : null })
      .where(eq(contactMessage.id, id))
      .returning();
    if (marked === undefined) throw failure('not-found');
    await recordAudit(services, {
      action: 'contact-message.answered',
      workspaceId: null,
      subject: { id, name: marked.email },
      details: { state: isAnswered ? 'answered' : 'open' },
    });
    return marked;
  });
}
