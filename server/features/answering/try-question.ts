import type { Outcome } from '#contract/conversations/conversations.ts';
import { composeQuery } from '#core/answering/asking/compose-query.ts';
import { composeHandoffReply } from '#core/answering/composing/compose-handoff-reply.ts';
import { composeNotice } from '#core/answering/composing/compose-notice.ts';
import { composeSmallTalk } from '#core/answering/composing/compose-small-talk.ts';
import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import type { Context } from '#server/context.ts';
import type { HistoryMessage } from '#server/features/conversations/read-history.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import type { LiveAgent } from '#server/features/conversations/store-question.ts';
import { askModel } from './ask-model.ts';
import { embeddedReply } from './embedded-reply.ts';
import { findPassages } from './find-passages.ts';
import { findReplyLanguage } from './find-reply-language.ts';
import { withoutModel } from './without-model.ts';

/**
 * What an agent answers to a question, by the same steps as in the chat. Nothing is stored, counted or kept as a lead.
 * @param history what was said before, oldest first; nothing for a question that begins a conversation
 */
export async function tryQuestion(
  ctx: Context,
  agent: LiveAgent,
  text: string,
  signal: AbortSignal,
  history: HistoryMessage[] = [],
): Promise<Reply> {
  const said = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const language = await findReplyLanguage(ctx, agent, text, said.at(-1) ?? '');
  const message = classifyMessage(text);
  switch (message.kind) {
    case 'injection':
      return replyOf('declined', composeNotice('injection', agent.vibe, language));
    case 'handoff':
      // Who is there changes by the hour; what is tried must not.
      return replyOf(
        'handoff',
        composeHandoffReply({ contact: null, availability: { kind: 'open' } }, agent.vibe, language),
      );
    case 'question':
      return answerQuestion(ctx, agent, { text, language, signal, history, said });
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

interface Asked {
  text: string;
  language: string;
  signal: AbortSignal;
  history: HistoryMessage[];
  /** What of it the visitor wrote. */
  said: readonly string[];
}

async function answerQuestion(
  ctx: Context,
  agent: LiveAgent,
  { text, language, signal, history, said }: Asked,
): Promise<Reply> {
  const { questions, passages } = await findPassages(ctx, agent, {
    text,
    query: composeQuery(text, said),
    before: said,
  });
  const embedded = (): Reply => embeddedReply(agent, questions, language);
  if (passages.length === 0 || ctx.languageModels.modelsFor(agent.selectedModel).length === 0)
    return embedded();
  const writing = askModel(ctx, agent, {
    question: {
      agentId: agent.id,
      workspaceId: agent.workspace.id,
      visitorId: null,
      text,
      channel: 'preview',
      hits: [],
    },
    history,
    passages,
    language,
    embedded,
    signal,
  });
  for (;;) {
    const part = await writing.next();
    if (part.done) return part.value;
  }
}

function replyOf(outcome: Outcome, text: string): Reply {
  return { text, sources: [], outcome, confidence: 1, considered: [], ...withoutModel };
}
