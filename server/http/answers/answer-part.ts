import type { ChatAnswer } from '#contract/conversations/conversations.schemas.ts';

/** What there is of an answer while it is written: the start, words as they come, and the whole once it is stored. */
export type AnswerPart =
  | { type: 'start'; messageId: string; conversationId: string }
  | { type: 'text-delta'; delta: string }
  | { type: 'finish'; answer: ChatAnswer };
