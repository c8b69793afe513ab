import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { conversation, message } from '../conversations.table.ts';

/** After this, a panel that is open has read a reply. */
const seenWithinMs = 120_000;
/** What could not be emailed by then is not emailed any more: it would come out of nowhere. */
const oldestMs = 86_400_000;

const portion = 500;

interface UnseenReplies {
  conversationId: string;
  workspaceId: string;
  visitorId: string | null;
}

/**
 * Conversations with replies of people that their visitor has not seen, of at least two minutes and at most a day ago: the
 * next ones in the order of their ids.
 * @param after id of the last conversation before
 */
export async function listUnseenReplies(
  { db, clock }: Services,
  after: string | undefined,
): Promise<UnseenReplies[]> {
  const nowMs = clock.now().getTime();
  return db
    .selectDistinct({
      conversationId: conversation.id,
      workspaceId: conversation.workspaceId,
      visitorId: conversation.visitorId,
    })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(
      and(
        sql`${message.authorKind} = 'person' and ${message.emailedAt} is null`,
        lte(message.createdAt, new Date(nowMs - seenWithinMs)),
        gt(message.createdAt, new Date(nowMs - oldestMs)),
        ne(conversation.channel, 'preview'),
        after === undefined ? undefined : gt(conversation.id, after),
        or(isNull(conversation.visitorSeenAt), gt(message.createdAt, conversation.visitorSeenAt)),
      ),
    )
    .orderBy(conversation.id)
    .limit(portion);
}
