import type { Outcome } from '#contract/conversations/conversations.ts';
import { composeQuery } from '#core/answering/asking/compose-query.ts';
import { composeHandoffReply } from '#core/answering/composing/compose-handoff-reply.ts';
import { composeNotice } from '#core/answering/composing/compose-notice.ts';
import { composeSmallTalk } from '#core/answering/composing/compose-small-talk.ts';
import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import type { Context } from '#server/context.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import type { HistoryMessage } from '#server/features/conversations/read-history.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import type { AnswerPart } from '#server/http/answers/answer-part.ts';
import type { LanguageModels } from '#server/ports/language-model.ts';
import { answerQuestion } from './answer-question.ts';
import { findReplyLanguage } from './find-reply-language.ts';
import { withoutModel } from './without-model.ts';

interface TriedQuestion {
  models: LanguageModels;
  signal: AbortSignal;
  /** What was said before, oldest first; none for a question that begins a conversation. */
  history?: HistoryMessage[];
}

/**
 * What an agent answers to a question, by the same steps as in the chat. Nothing is stored, counted or kept as a lead.
 */
export async function tryQuestion(
  ctx: Context,
  agent: LiveAgent,
  text: string,
  { models, signal, history = [] }: TriedQuestion,
): Promise<Reply> {
  const said = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const findLanguage = () => findReplyLanguage(ctx, agent, text, said.at(-1) ?? '');
  const message = classifyMessage(text, agent.handoffPhrases);
  switch (message.kind) {
    case 'injection':
      return replyOf('declined', composeNotice('injection', agent.vibe, await findLanguage()));
    case 'handoff':
      // Who is there changes by the hour; what is tried must not.
      return replyOf(
        'handoff',
        composeHandoffReply(
          { contact: null, availability: { kind: 'open' } },
          agent.vibe,
          await findLanguage(),
        ),
      );
    case 'question':
      return collectReply(
        answerQuestion(ctx, agent, {
          question: {
            agentId: agent.id,
            workspaceId: agent.workspace.id,
            visitorId: null,
            text,
            channel: 'preview',
            hits: [],
          },
          query: composeQuery(text, said),
          history,
          models,
          isSpare: false,
          signal,
        }),
      );
    default:
      return replyOf(
        'smalltalk',
        composeSmallTalk(
          message.intent,
          agent.vibe,
          agent.displayName,
          agent.isMultilingual ? message.language : 'en',
        ),
      );
  }
}

async function collectReply(writing: AsyncGenerator<AnswerPart, Reply>): Promise<Reply> {
  for (;;) {
    const part = await writing.next();
    if (part.done) return part.value;
  }
}

function replyOf(outcome: Outcome, text: string): Reply {
  return { text, sources: [], outcome, confidence: 1, considered: [], ...withoutModel };
}
