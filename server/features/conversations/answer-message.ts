import type { ChatAnswer, SourcePart } from '#contract/conversations.schemas.ts';
import type { Channel, Outcome } from '#contract/conversations.ts';
import { composeQuery } from '#core/answering/asking/compose-query.ts';
import type { Context, Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { searchPassages } from '#server/features/sources/search/search-passages.ts';
import { askModel } from './ask-model.ts';
import { embeddedReply } from './embedded-reply.ts';
import { type HistoryMessage, readHistory } from './read-history.ts';
import { replyWithoutSources } from './reply-without-sources.ts';
import { storeAnswer } from './store-answer.ts';
import { type StoredQuestion, storeQuestion } from './store-question.ts';

export interface AskedMessage {
  agentId: string;
  /** Null for a visitor: see `storeQuestion`. */
  workspaceId: string | null;
  visitorId: string | null;
  text: string;
  conversationId?: string | undefined;
  channel: Channel;
  userId?: string | undefined;
  pageUrl?: string | undefined;
}

/** What an answer consists of before it is stored. */
export interface Reply {
  text: string;
  sources: SourcePart[];
  outcome: Outcome;
  confidence: number;
  model: string;
  finishReason: ChatAnswer['metadata']['finishReason'];
  fallbackReason: string | null;
  usage: { inputTokens: number; outputTokens: number };
}

export type AnswerPart =
  | { type: 'start'; messageId: string }
  | { type: 'text-delta'; delta: string }
  | { type: 'finish'; answer: ChatAnswer };

/** Passages that are read for an answer: what a model gets, and what the embedded engine picks sentences from. */
export const passageLimit = 8;

/**
 * Answers a message: store the question, recognise small talk, find passages, ask the model or the embedded engine,
 * cite, store the answer. `finish` comes after the answer is stored, so what a visitor has seen whole is never lost.
 * Throws before the first part when the message is refused.
 */
export async function* answerMessage(
  services: Services,
  asked: AskedMessage,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const question = await storeQuestion(services, {
    agentId: asked.agentId,
    workspaceId: asked.workspaceId,
    visitorId: asked.visitorId,
    text: asked.text,
    conversationId: asked.conversationId,
    channel: asked.channel,
    userId: asked.userId,
    pageUrl: asked.pageUrl,
  });
  const { agent } = question;
  // From here on everything is done on behalf of the agent itself, in its workspace.
  const ctx: Context = { ...services, workspace: agent.workspace, actor: { kind: 'system' } };
  const history =
    asked.conversationId === undefined
      ? []
      : await readHistory(ctx, question.conversationId, question.messageId);
  const id = createId('msg');
  yield { type: 'start', messageId: id };

  const reply = yield* writeReply(ctx, question, asked, history, signal);
  await storeAnswer(ctx, { id, agentId: agent.id, conversationId: question.conversationId, ...reply });
  ctx.jobs.wakeOutbox();
  yield {
    type: 'finish',
    answer: {
      id,
      role: 'assistant',
      parts: [{ type: 'text', text: reply.text }, ...reply.sources],
      metadata: {
        conversationId: question.conversationId,
        userMessageId: question.messageId,
        outcome: reply.outcome,
        confidence: reply.confidence,
        model: reply.model,
        finishReason: reply.finishReason,
        usage: reply.usage,
      },
    },
  };
}

async function* writeReply(
  ctx: Context,
  question: StoredQuestion,
  asked: AskedMessage,
  history: HistoryMessage[],
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, Reply> {
  const { agent } = question;
  const talk = await replyWithoutSources(ctx, question, asked, history);
  if (talk !== null) {
    yield { type: 'text-delta', delta: talk.text };
    return talk;
  }
  const passages = await searchPassages(ctx, {
    agentId: agent.id,
    indexVersion: agent.indexVersion,
    query: composeQuery(
      asked.text,
      history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    ),
    limit: passageLimit,
  });
  const embedded = (): Reply => embeddedReply(agent, asked.text, passages);
  // With nothing found a model could only make something up.
  if (passages.length === 0 || ctx.languageModels.modelsFor(agent.selectedModel).length === 0) {
    const reply = embedded();
    yield { type: 'text-delta', delta: reply.text };
    return reply;
  }
  return yield* askModel(ctx, agent, { asked, history, passages, embedded, signal });
}
