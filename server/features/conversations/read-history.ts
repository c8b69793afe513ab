import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';

export interface HistoryMessage {
  role: 'user' | 'assistant';
  content: string;
}

const historyMessages = 12;

/** The newest messages of a conversation, oldest first; `not-found` unless it is this agent's and this visitor's. */
export async function readHistory(
  ctx: Context,
  agentId: string,
  conversationId: string,
): Promise<HistoryMessage[]> {
  const result = await ctx.pool.query({
    name: 'read-history',
    text: `select message.role, message.text
           from conversation left join lateral (
             select id, role, text from message where conversation_id = conversation.id order by id desc limit $5
           ) as message on true
           where conversation.id = $1 and conversation.workspace_id = $2 and conversation.agent_id = $3
             and ($4::text is null or conversation.visitor_id = $4)
           order by message.id`,
    values: [
      conversationId,
      ctx.workspace.id,
      agentId,
      ctx.actor.kind === 'visitor' ? ctx.actor.visitorId : null,
      historyMessages,
    ],
  });
  if (result.rows.length === 0) throw failure('not-found');
  return result.rows.filter((row) => row.role !== null).map((row) => ({ role: row.role, content: row.text }));
}
