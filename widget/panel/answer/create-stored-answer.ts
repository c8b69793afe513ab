import type { WidgetMessage } from '#contract/widget/widget.schemas.ts';
import type { ChatOptions } from '../chat/chat-options.ts';
import { type AnswerView, createAnswer } from './create-answer.ts';

/** An answer that the server has stored, drawn whole. */
export function createStoredAnswer(message: WidgetMessage, { words, transport }: ChatOptions): AnswerView {
  const answer = createAnswer(words, transport.rateMessage);
  answer.addText(message.text);
  for (const source of message.sources) answer.addSource(source);
  answer.finish({ messageId: message.id, outcome: message.outcome, feedback: message.feedback });
  return answer;
}
