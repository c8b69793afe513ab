import type {
  ChatAnswer,
  ClosestPassage,
  SourcePart,
} from '#contract/conversations/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';

/** What an answer consists of, before and after it is stored. */
export interface Reply {
  text: string;
  sources: SourcePart[];
  outcome: Outcome;
  confidence: number;
  model: string;
  finishReason: ChatAnswer['metadata']['finishReason'];
  fallbackReason: string | null;
  usage: { inputTokens: number; outputTokens: number };
  /** The passage that came closest, of all that were found; null when none was found, or none was looked for. */
  closest: ClosestPassage | null;
}
