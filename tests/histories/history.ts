import type { Outcome } from '#contract/conversations/conversations.ts';
import type { Context } from '#server/context.ts';

/** What a history knows of a message of a visitor, and what the list of unanswered questions must show of it. */
export interface Asked {
  id: string;
  agentId: string;
  conversationId: string;
  isPreview: boolean;
  at: Date;
  topic: string;
  outcome: Outcome | null;
  state: 'open' | 'cleared' | 'dismissed';
}

/** A workspace in which things happen at random: the same for the same seed. */
export interface History {
  ctx: Context;
  pick<Item>(items: readonly Item[]): Item;
  /** From 0 up to 1. */
  random(): number;
  agents: string[];
  /** Sources that answers cite, each with the agent that has it. */
  sources: { id: string; agentId: string }[];
  /** Members who answer visitors themselves. */
  people: string[];
  asked: Asked[];
  /** Messages taken from the plan, those of deleted conversations too. */
  taken: number;
}
