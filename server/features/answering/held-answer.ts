import type { ChatAnswer } from '#contract/conversations/conversations.schemas.ts';
import type { StoredQuestion } from '#server/features/conversations/store-question.ts';
import { withoutModel } from './without-model.ts';

/** What comes in place of an answer while a person has the conversation: what the visitor has seen of it, if anything. */
export function heldAnswer(
  { answerId, conversationId, messageId }: StoredQuestion,
  text: string,
): ChatAnswer {
  return {
    id: answerId,
    role: 'assistant',
    parts: text === '' ? [] : [{ type: 'text', text }],
    metadata: {
      conversationId,
      userMessageId: messageId,
      outcome: 'handoff',
      confidence: 1,
      model: withoutModel.model,
      finishReason: 'aborted',
      usage: withoutModel.usage,
      isHeld: true,
    },
  };
}
