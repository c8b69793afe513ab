import type { Context } from '#server/context.ts';
import { listUsableActions } from '#server/features/actions/list-usable-actions.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import type { Question } from '#server/features/conversations/question.ts';
import type { HistoryMessage } from '#server/features/conversations/read-history.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import type { AnswerPart } from '#server/http/answers/answer-part.ts';
import type { LanguageModels } from '#server/ports/language-model.ts';
import { createActionTools } from './actions/create-action-tools.ts';
import { prependSentence } from './actions/prepend-sentence.ts';
import { replyByRule } from './actions/reply-by-rule.ts';
import { embeddedReply } from './embedded-reply.ts';
import { findPassages } from './find-passages.ts';
import { findReplyLanguage } from './find-reply-language.ts';
import { askModel } from './models/ask-model.ts';

/** What the owner reads below an answer that a model would have given. */
const beyondLimit = 'the messages of this month are used, so the embedded engine answered without charge';

interface AskedQuestion {
  question: Question;
  /** As it was stored; absent for what is only tried out, where nothing is called. */
  messageId?: string;
  /** The question with what it leans on: what is searched for. */
  query: string;
  /** Oldest first. */
  history: HistoryMessage[];
  models: LanguageModels;
  /** The messages of the month are used: no model is asked. */
  isSpare: boolean;
  signal: AbortSignal;
}

/**
 * Answers a question for the sources: finds passages, then asks the agent's model, or the embedded engine where there is none or
 * nothing was found. The chat, the tests of an agent and the test of a model key all answer by this.
 */
export async function* answerQuestion(
  ctx: Context,
  agent: LiveAgent,
  { question, messageId, query, history, models, isSpare, signal }: AskedQuestion,
): AsyncGenerator<AnswerPart, Reply> {
  const { text } = question;
  const before = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const { questions, passages } = await findPassages(ctx, agent, { text, query, before });
  const language = await findReplyLanguage(ctx, agent, text, before.at(-1) ?? '');
  const embedded = (): Reply => embeddedReply(agent, questions, language);
  const actions =
    agent.hasActions && messageId !== undefined ? await listUsableActions(ctx, agent.id, messageId) : [];
  const unaided = async (): Promise<Reply> => {
    const byRule = await replyByRule(ctx, agent, { actions, question, language, signal });
    if (byRule?.outcome !== 'declined') return byRule ?? embedded();
    return { ...prependSentence(byRule.text, embedded()), calls: byRule.calls ?? [] };
  };
  const hasModel = models.modelsFor(agent.selectedModel).length > 0;
  if (!hasModel || isSpare) {
    const reply = await unaided();
    if (hasModel && isSpare) reply.fallbackReason = beyondLimit;
    yield { type: 'text-delta', delta: reply.text };
    return reply;
  }
  // With nothing found, and nothing to find out, a model could only make something up.
  if (passages.length === 0 && actions.length === 0) {
    const reply = embedded();
    yield { type: 'text-delta', delta: reply.text };
    return reply;
  }
  const tools =
    actions.length === 0
      ? {}
      : { tools: createActionTools(ctx, agent, { actions, question, history, language, signal }) };
  const asked = { question, history, passages, language, embedded, unaided, signal, ...tools };
  return yield* askModel(models, agent, asked);
}
