import type { Outcome } from '#contract/conversations/conversations.ts';
import type { Context } from '#server/context.ts';

export interface HistoryMessage {
  role: 'user' | 'assistant';
  content: string;
  /** Of an answer; null for what was asked. */
  outcome: Outcome | null;
}

const historyMessages = 12;

/** The newest messages of a conversation before the given one, oldest first. */
export async function readHistory(
  ctx: Context,
  conversationId: string,
  beforeMessageId: string,
): Promise<HistoryMessage[]> {
  const result = await ctx.pool.query({
    name: 'read-history',
    text: `select role, text, outcome from message
           where conversation_id = $1 and workspace_id = $2 and id < $3 and author_kind is distinct from 'system'
           order by id desc limit $4`,
    values: [conversationId, ctx.workspace.id, beforeMessageId, historyMessages],
  });
  return result.rows.reverse().map((row) => ({ role: row.role, content: row.text, outcome: row.outcome }));
}
