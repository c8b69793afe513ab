import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { AskedForm } from '#contract/actions/actions.schemas.ts';
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

interface OpenConversation {
  id: string;
  isHeld: boolean;
  messages: Message[];
  /** Messages of people that the visitor has not seen. */
  unread: number;
  /** What the last answer asks the visitor before an action is called; null for nothing, and while a person has it. */
  asked: AskedForm | null;
}

/**
 * The visitor's newest conversation that is not finished, with its last messages oldest first; null when there is none. Unless
 * nobody looks at the panel, what people wrote counts as seen by the visitor then.
 */
export async function findOpenConversation(
  ctx: Context,
  agentId: string,
  visitorId: string,
  isQuiet = false,
): Promise<OpenConversation | null> {
  const [open] = await ctx.db
    .select({
      id: conversation.id,
      holder: conversation.holder,
      state: conversation.state,
      handBackAt: conversation.handBackAt,
      visitorSeenAt: conversation.visitorSeenAt,
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
    .select({ ...getTableColumns(message), writer: { name: user.name, image: user.image } })
    .from(message)
    .leftJoin(user, eq(user.id, message.authorId))
    .where(eq(message.conversationId, open.id))
    .orderBy(desc(message.id))
    .limit(keptMessages);
  const replies = rows.filter(({ authorKind }) => authorKind === 'person');
  if (replies[0] !== undefined && !isQuiet) await noteVisitorSeen(ctx, open.id, replies[0].createdAt);
  const seenAt = open.visitorSeenAt ?? 0;
  const isHeld = isAgentSilent(open, ctx.clock.now());
  return {
    id: open.id,
    isHeld,
    asked: isHeld ? null : (rows[0]?.trace?.form ?? null),
    unread: isQuiet ? replies.filter(({ createdAt }) => createdAt > seenAt).length : 0,
    messages: rows.reverse().map(({ writer, ...row }) => presentMessage(row, writer)),
  };
}
