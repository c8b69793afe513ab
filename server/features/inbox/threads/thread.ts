import type { Conversation, Message } from '#contract/conversations/conversations.schemas.ts';

/** A conversation with its messages, oldest first. */
export type Thread = Conversation & { messages: Message[] };
