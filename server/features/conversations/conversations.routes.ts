import type { Hono } from 'hono';
import * as endpoints from '#contract/conversations.endpoints.ts';
import type { ChatAnswer } from '#contract/conversations.schemas.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { exportFile } from '#server/http/export-file.ts';
import { type AskedMessage, answerMessage } from './answer-message.ts';
import { countConversations } from './count-conversations.ts';
import { getConversation, listConversations, readThreads, type Thread } from './list-conversations.ts';
import { listUnanswered } from './list-unanswered.ts';
import { rateAnswer } from './rate-answer.ts';
import { streamAnswer } from './stream-answer.ts';
import { suggestQuestions } from './suggest-questions.ts';

const columns = ['Date', 'Conversation', 'Agent', 'From', 'Message', 'Outcome', 'Sources', 'Rating', 'Model'];

/** One row a message. */
function messageRows(thread: Thread): Record<string, string>[] {
  return thread.messages.map((message) => ({
    Date: message.createdAt,
    Conversation: thread.id,
    Agent: thread.agentName,
    From: message.role === 'user' ? 'Visitor' : 'AI agent',
    Message: message.text,
    Outcome: message.outcome ?? '',
    Sources: [...new Set(message.sources.map((source) => source.url ?? source.title))].join(' '),
    Rating: message.feedback ?? '',
    Model: message.model ?? '',
  }));
}

/** A thread as it stands in the JSON file: what the machine wrote is marked as such. */
function markedThread(thread: Thread) {
  return {
    ...thread,
    messages: thread.messages.map((message) =>
      message.role === 'assistant' ? { ...message, generated_by: 'ai' } : message,
    ),
  };
}

async function wholeAnswer(
  services: Services,
  asked: AskedMessage,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  let answer: ChatAnswer | undefined;
  for await (const part of answerMessage(services, asked, signal))
    if (part.type === 'finish') answer = part.answer;
  if (answer === undefined) throw new Error('An answer ends with its finish part.');
  return answer;
}

export function bindConversations(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.chat, async ({ ctx, params, body, http }) => {
    const asked: AskedMessage = {
      agentId: params.agentId,
      workspaceId: ctx.workspace.id,
      visitorId: null,
      text: body.message,
      conversationId: body.conversationId,
      channel: body.channel ?? 'api',
      userId: body.userId,
    };
    return body.stream ? streamAnswer(ctx, asked) : wholeAnswer(ctx, asked, http.req.raw.signal);
  });
  bindEndpoint(app, services, endpoints.suggestQuestions, ({ ctx, params }) =>
    suggestQuestions(ctx, params.agentId),
  );
  bindEndpoint(app, services, endpoints.exportConversations, async ({ ctx, query }) =>
    exportFile(
      {
        name: 'messages',
        format: query.format,
        rows: readThreads(ctx, query),
        columns,
        cells: messageRows,
        json: markedThread,
      },
      ctx.clock.now(),
    ),
  );
  bindEndpoint(app, services, endpoints.listConversations, ({ ctx, query }) => listConversations(ctx, query));
  // Before the conversation by its id, which would take their last words for one.
  bindEndpoint(app, services, endpoints.countConversations, ({ ctx, query }) =>
    countConversations(ctx, query),
  );
  bindEndpoint(app, services, endpoints.listUnanswered, ({ ctx, query }) => listUnanswered(ctx, query));
  bindEndpoint(app, services, endpoints.getConversation, ({ ctx, params }) =>
    getConversation(ctx, params.conversationId),
  );
  bindEndpoint(app, services, endpoints.setFeedback, ({ ctx, params, body }) =>
    rateAnswer(ctx, params.messageId, body.feedback),
  );
}
