import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { SystemEvent } from '#contract/inbox/inbox.ts';
import { pictureUrl } from '#server/features/pictures/picture-url.ts';
import type { message } from './conversations.table.ts';

const sentences: Record<SystemEvent, string> = {
  joined: 'joined the conversation.',
  'handed-back': 'left. The AI assistant answers again.',
  closed: 'closed the conversation.',
};

/** A member as visitors see them, from the row of their user. */
export interface Writer {
  name: string | null;
  image: string | null;
}

/**
 * A message as the API shows it.
 * @param writer the member who wrote it, or whom a line of the system is about; null for all others, and once they have
 *   deleted their account
 */
export function presentMessage(row: typeof message.$inferSelect, writer: Writer | null): Message {
  const name = row.authorKind === null ? null : writer?.name?.trim() || row.writerName || 'A colleague';
  return {
    id: row.id,
    role: row.role,
    author: {
      kind: row.authorKind ?? (row.role === 'user' ? 'visitor' : 'agent'),
      name,
      pictureUrl: row.authorKind === null ? null : pictureUrl(writer?.image ?? null),
      event: row.event,
    },
    text: row.event === null ? row.text : `${name} ${sentences[row.event]}`,
    attachments: row.attachments ?? [],
    refusedFiles: row.refusedFiles ?? [],
    sources: row.sources ?? [],
    outcome: row.outcome,
    confidence: row.confidence,
    model: row.model,
    finishReason: row.finishReason,
    fallbackReason: row.fallbackReason,
    feedback: row.judgement,
    visitorFeedback: row.feedback,
    createdAt: row.createdAt.toISOString(),
  };
}
