import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { isAgentSilent } from '#core/handling/is-agent-silent.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { user } from '#server/features/users/users.table.ts';
import { conversation, message } from './conversations.table.ts';
import { noteVisitorSeen } from './handling/note-visitor-seen.ts';
import { presentMessage } from './present-message.ts';

/** Messages that a returning visitor gets back. */
const keptMessages = 100;

/** The visitor's newest conversation that is not finished, with its last messages oldest first; null when there is none. What
 * people wrote counts as seen by the visitor then. */
export async function findOpenConversation(
  ctx: Context,
  agentId: string,
  visitorId: string,
): Promise<{ id: string; isHeld: boolean; messages: Message[] } | null> {
  const [open] = await ctx.db
    .select({
      id: conversation.id,
      holder: conversation.holder,
      state: conversation.state,
      handBackAt: conversation.handBackAt,
    })
    .from(conversation)
    .where(
      and(
        inWorkspace(ctx, conversation),
        eq(conversation.agentId, agentId),
        eq(conversation.visitorId, visitorId),
        isNull(conversation.finishedAt),
      ),
    )
    .orderBy(desc(conversation.id))
    .limit(1);
  if (open === undefined) return null;
  const rows = await ctx.db
    .select({ ...getTableColumns(message), authorName: user.name })
    .from(message)
    .leftJoin(user, eq(user.id, message.authorId))
    .where(eq(message.conversationId, open.id))
    .orderBy(desc(message.id))
    .limit(keptMessages);
  const lastReply = rows.find(({ authorKind }) => authorKind === 'person');
  if (lastReply !== undefined) await noteVisitorSeen(ctx, open.id, lastReply.createdAt);
  const isHeld = isAgentSilent(open, ctx.clock.now());
  return {
    id: open.id,
    isHeld,
    messages: rows.reverse().map(({ authorName, ...row }) => presentMessage(row, authorName)),
  };
}
