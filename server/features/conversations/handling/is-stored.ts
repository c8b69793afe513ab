import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { message } from '../conversations.table.ts';

/** Whether a message has come before, by the id that its sender made. */
export async function isStored(
  { db }: Pick<Services, 'db'>,
  conversationId: string,
  clientId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.conversationId, conversationId), eq(message.clientId, clientId)));
  return rows.length > 0;
}
