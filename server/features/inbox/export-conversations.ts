import type { Author } from '#contract/inbox/handling.schemas.ts';
import type { Context } from '#server/context.ts';
import { exportFile } from '#server/http/export-file.ts';
import type { ConversationQuery } from './match-conversations.ts';
import { readThreads } from './threads/read-threads.ts';
import type { Thread } from './threads/thread.ts';

const columns = [
  'Date',
  'Conversation',
  'Agent',
  'Tags',
  'From',
  'Message',
  'Outcome',
  'Sources',
  'Rating',
  'Judgement',
  'Model',
  'Conversation rating',
];

/**
 * The messages of the conversations that match as a file, of these alone where ids are given: CSV with one row per
 * message, or JSON with one object per conversation.
 */
export function exportConversations(
  ctx: Context,
  { format, ids, ...query }: ConversationQuery & { format: 'csv' | 'json'; ids?: string | undefined },
): Response {
  const rows = readThreads(ctx, query, ids?.split(','));
  return exportFile(
    {
      owner: ctx.workspace.id,
      name: 'messages',
      format,
      rows,
      columns,
      cells: messageRows,
      json: markAnswers,
    },
    ctx.clock.now(),
  );
}

function messageRows(thread: Thread): Record<string, string>[] {
  return thread.messages.map((message) => ({
    Date: message.createdAt,
    Conversation: thread.id,
    Agent: thread.agentName,
    Tags: thread.tags.map(({ name }) => name).join(', '),
    From: nameAuthor(message.author),
    Message: message.text,
    // Of the question, where the figures have it: with that of the answer each would count twice.
    Outcome: message.author.kind === 'visitor' ? (message.outcome ?? '') : '',
    Sources: [...new Set(message.sources.map((source) => source.url ?? source.title))].join(' '),
    Rating: message.visitorFeedback ?? '',
    Judgement: message.feedback ?? '',
    Model: message.model ?? '',
    'Conversation rating': thread.rating ?? '',
  }));
}

function nameAuthor({ kind, name }: Author): string {
  if (kind === 'person') return name ?? 'Person';
  return { visitor: 'Visitor', agent: 'AI agent', system: 'System' }[kind];
}

/** In the JSON file, what the machine wrote is marked as such. */
function markAnswers(thread: Thread) {
  return {
    ...thread,
    messages: thread.messages.map((message) =>
      message.author.kind === 'agent' ? { ...message, generated_by: 'ai' } : message,
    ),
  };
}
