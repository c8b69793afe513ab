import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { message } from './conversations.table.ts';

export function presentMessage(row: typeof message.$inferSelect): Message {
  return {
    id: row.id,
    role: row.role,
    text: row.text,
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
