import { composeQuery } from '#core/answering/asking/compose-query.ts';
import { noteEnglishOnly } from '#core/answering/composing/note-english-only.ts';
import type { Context, Services } from '#server/context.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import type { Question } from '#server/features/conversations/question.ts';
import { type HistoryMessage, readHistory } from '#server/features/conversations/read-history.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import { storeAnswer } from '#server/features/conversations/store-answer.ts';
import { type StoredQuestion, storeQuestion } from '#server/features/conversations/store-question.ts';
import { maskWhereWanted } from '#server/features/privacy/mask-where-wanted.ts';
import type { AnswerPart } from '#server/http/answers/answer-part.ts';
import { replyToForm } from './actions/reply-to-form.ts';
import { answerQuestion } from './answer-question.ts';
import { beginConversation } from './begin-conversation.ts';
import { findReplyLanguage } from './find-reply-language.ts';
import { heldAnswer } from './held-answer.ts';
import { noteFirst } from './note-first.ts';
import { replyWithoutSources } from './reply-without-sources.ts';
import { untilTakenOver } from './until-taken-over.ts';

/**
 * Answers a message: store the question, recognise small talk, find passages, ask the model or the embedded engine,
 * cite, store the answer. While a person has the conversation there is no answer, and one that is being written when they
 * take it over ends there. `finish` comes after the answer is stored, so what a visitor has seen whole is never lost.
 * Throws before the first part when the message is refused.
 */
export async function* answerMessage(
  services: Services,
  asked: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const startedMs = performance.now();
  const question = { ...asked, text: await maskWhereWanted(services, asked.agentId, asked.text) };
  const stored = await storeQuestion(services, question);
  const { agent, conversationId } = stored;
  // From here on everything is done on behalf of the agent itself, in its workspace.
  const ctx: Context = { ...services, workspace: agent.workspace, actor: { kind: 'system' } };
  if (question.conversationId === undefined) await beginConversation(ctx, question, stored);
  const history =
    question.conversationId === undefined
      ? [...(question.history ?? [])]
      : await readHistory(ctx, conversationId, stored.messageId);
  const id = stored.answerId;
  yield { type: 'start', messageId: id, conversationId };
  if (stored.isHeld) {
    ctx.jobs.wakeOutbox();
    yield { type: 'finish', answer: heldAnswer(stored, '') };
    return;
  }

  const query = composeQuery(
    question.text,
    history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
  );
  let firstWordMs: number | null = null;
  const passedMs = () => performance.now() - startedMs;
  const written = writeReply(ctx, stored, question, query, history, signal);
  const writing = untilTakenOver(writeInLanguage(written, agent, question), signal);
  const reply = yield* noteFirst(writing, () => {
    firstWordMs = passedMs();
  });
  traceWriting(services, reply, startedMs, firstWordMs);
  if (firstWordMs !== null)
    services.metrics?.countFirstWord({ model: reply.model, seconds: firstWordMs / 1_000 });
  const totalMs = Math.round(passedMs());
  const { isCut } = await storeAnswer(ctx, {
    id,
    agentId: agent.id,
    conversationId,
    questionId: stored.messageId,
    question: question.text,
    query,
    firstWordMs: Math.round(firstWordMs ?? totalMs),
    totalMs,
    ...reply,
  });
  ctx.jobs.wakeOutbox();
  if (isCut || reply.outcome === null) {
    yield { type: 'finish', answer: heldAnswer(stored, reply.text) };
    return;
  }
  yield {
    type: 'finish',
    answer: {
      id,
      role: 'assistant',
      parts: [{ type: 'text', text: reply.text }, ...reply.sources],
      metadata: {
        conversationId,
        userMessageId: stored.messageId,
        outcome: reply.outcome,
        confidence: reply.confidence,
        model: reply.model,
        finishReason: reply.finishReason,
        usage: reply.usage,
        ...(reply.form === undefined ? {} : { form: reply.form }),
        ...(reply.offersBooking ? { offersBooking: true } : {}),
        ...(reply.bookings ? { bookings: [...reply.bookings] } : {}),
      },
    },
  };
}

/** It is written while it is read, so its spans are recorded when it is over. */
function traceWriting(
  { tracing }: Services,
  { model, outcome }: Pick<Reply, 'model'> & { outcome: string | null },
  startedMs: number,
  firstWordMs: number | null,
): void {
  const facts = { model, outcome: outcome ?? 'none' };
  if (firstWordMs !== null) tracing?.record('chat.first-word', facts, startedMs, startedMs + firstWordMs);
  tracing?.record('chat.write-answer', facts, startedMs, performance.now());
}

/** What is asked in another language on a plan with English only is answered in English, with a line that says so. */
async function* writeInLanguage(
  writing: AsyncGenerator<AnswerPart, Reply>,
  { isMultilingual }: LiveAgent,
  { text }: Question,
): AsyncGenerator<AnswerPart, Reply> {
  const reply = yield* writing;
  const note = isMultilingual ? null : noteEnglishOnly(text);
  if (note === null) return reply;
  const delta = `\n\n${note}`;
  yield { type: 'text-delta', delta };
  return { ...reply, text: reply.text + delta };
}

async function* writeReply(
  ctx: Context,
  stored: StoredQuestion,
  question: Question,
  query: string,
  history: HistoryMessage[],
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, Reply> {
  const { agent, messageId } = stored;
  const talk =
    question.form === undefined
      ? await replyWithoutSources(ctx, stored, question, history)
      : await answerForm(ctx, stored, question, history, signal);
  if (talk !== null) {
    yield { type: 'text-delta', delta: talk.text };
    return talk;
  }
  const models = await ctx.workspaceModels.forAnswers(ctx);
  const { isSpare } = stored;
  return yield* answerQuestion(ctx, agent, { question, messageId, query, history, models, isSpare, signal });
}

/** What is in a form is in no language: what was said before is. */
async function answerForm(
  ctx: Context,
  { agent, messageId }: StoredQuestion,
  { form }: Question,
  history: readonly HistoryMessage[],
  signal: AbortSignal,
): Promise<Reply | null> {
  if (form === undefined) return null;
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const language = await findReplyLanguage(ctx, agent, before);
  return replyToForm(ctx, agent, form, { messageId, language, signal });
}
