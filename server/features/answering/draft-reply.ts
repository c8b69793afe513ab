import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { messageMaximumLength } from '#contract/conversations/conversations.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { draftReply as endpoint } from '#contract/inbox/inbox.endpoints.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { readHistory } from '#server/features/conversations/read-history.ts';
import { readMessages } from '#server/features/conversations/read-messages.ts';
import { liveAgentOf } from './live-agent-of.ts';
import { tryQuestion } from './try-question.ts';

/**
 * What the agent would answer to what the visitor wrote last, for a member who replies in person. Nothing is stored or
 * counted. The text is empty where the sources do not say it. `not-found` for a conversation out of reach.
 */
export async function draftReply(
  ctx: Context,
  conversationId: string,
  signal: AbortSignal,
): Promise<AnswerOf<typeof endpoint>> {
  const { agentId } = await findConversation(ctx, conversationId);
  const messages = (await readMessages(ctx, [conversationId])).get(conversationId) ?? [];
  const asked = lastWords(messages);
  const [first] = asked;
  if (first === undefined) return { text: '', outcome: 'declined', sources: [] };
  const agent = liveAgentOf(await findAgent(ctx, agentId), ctx.workspace);
  const history = await readHistory(ctx, conversationId, first.id);
  const text = asked
    .map((message) => message.text)
    .join('\n')
    .slice(-messageMaximumLength);
  const models = await ctx.workspaceModels.forAnswers(ctx);
  // The agent answers, not the member who asks for the draft.
  const asking: Context = { ...ctx, actor: { kind: 'system' } };
  const reply = await tryQuestion(asking, agent, text, { models, signal, history });
  const outcome = reply.outcome ?? 'declined';
  const isAnswer = outcome === 'answered' || outcome === 'hedged' || outcome === 'smalltalk';
  return {
    outcome,
    ...(isAnswer ? { text: reply.text, sources: reply.sources } : { text: '', sources: [] }),
  };
}

/** What the visitor wrote since somebody answered; of an answered conversation their last message. */
function lastWords(messages: readonly Message[]): readonly Message[] {
  const said = messages.filter(({ author }) => author.kind !== 'system');
  const last = said.findLastIndex(({ author }) => author.kind === 'visitor');
  const before = said.slice(0, last).findLastIndex(({ author }) => author.kind !== 'visitor');
  return said.slice(before + 1, last + 1);
}
