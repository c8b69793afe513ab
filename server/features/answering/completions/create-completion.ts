import type { Completion, CompletionBody } from '#contract/completions/completions.schemas.ts';
import { messageText } from '#contract/completions/message-text.ts';
import type { Context } from '#server/context.ts';
import type { Question } from '#server/features/conversations/question.ts';
import type { HistoryMessage } from '#server/features/conversations/read-history.ts';
import { beginAnswer } from '../begin-answer.ts';
import { collectAnswer } from '../collect-answer.ts';
import { presentCompletion } from './present-completion.ts';
import { streamCompletion } from './stream-completion.ts';

/** As much of a conversation as an agent reads of its own. */
const historyMessages = 12;
const longestHistoryText = 8_000;

/**
 * Answers a request in the form of OpenAI's chat completions. The last message is the question; those of the user and the
 * assistant before it are the conversation so far, unless the request names one of ours, which is then read instead.
 * The agent's own prompt counts, not the system messages of the caller.
 */
export async function createCompletion(
  ctx: Context,
  body: CompletionBody,
  signal: AbortSignal,
): Promise<Completion | Response> {
  const conversationId = body.metadata?.conversationId ?? undefined;
  const question: Question = {
    agentId: body.model,
    workspaceId: ctx.workspace.id,
    visitorId: null,
    text: messageText(body.messages.at(-1)?.content).trim(),
    conversationId,
    ...(conversationId === undefined ? { history: readEarlier(body.messages) } : {}),
    channel: 'api',
    userId: body.user ?? undefined,
    hits: [],
  };
  const made = { model: body.model, created: Math.floor(ctx.clock.now().getTime() / 1000) };
  if (body.stream !== true) return presentCompletion(await collectAnswer(ctx, question, signal), made);
  const begun = await beginAnswer(ctx, question);
  return streamCompletion(begun, made, {
    log: ctx.log,
    isUsageWanted: body.stream_options?.include_usage === true,
  });
}

function readEarlier(messages: CompletionBody['messages']): HistoryMessage[] {
  return messages
    .slice(0, -1)
    .flatMap(({ role, content }): HistoryMessage[] => {
      const text = messageText(content).trim().slice(0, longestHistoryText);
      return (role === 'user' || role === 'assistant') && text !== ''
        ? [{ role, content: text, outcome: null }]
        : [];
    })
    .slice(-historyMessages);
}
