import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { conversation, message } from '../conversations.table.ts';

/** After this, a panel that is open has read a reply. */
const seenWithinMs = 120_000;
/** What could not be emailed by then is not emailed any more: it would come out of nowhere. */
const oldestMs = 86_400_000;

/** Conversations with replies of people that their visitor has not seen, of at least two minutes and at most a day ago. */
export async function listUnseenReplies({
  db,
  clock,
}: Services): Promise<{ conversationId: string; workspaceId: string }[]> {
  const nowMs = clock.now().getTime();
  return db
    .selectDistinct({ conversationId: conversation.id, workspaceId: conversation.workspaceId })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(
      and(
        sql`${message.authorKind} = 'person' and ${message.emailedAt} is null`,
        lte(message.createdAt, new Date(nowMs - seenWithinMs)),
        gt(message.createdAt, new Date(nowMs - oldestMs)),
        ne(conversation.channel, 'preview'),
        or(isNull(conversation.visitorSeenAt), gt(message.createdAt, conversation.visitorSeenAt)),
      ),
    )
    .limit(500);
}
