import type { Completion } from '#contract/completions/completions.schemas.ts';
import type { ChatAnswer, SourcePart } from '#contract/conversations/conversations.schemas.ts';
import { ownWord } from '#server/white-label/own-word.ts';

export interface CompletionHead {
  /** The id of the agent. */
  model: string;
  /** Seconds since 1970. */
  created: number;
}

/** An answer in the form of OpenAI's `chat.completion`; sources with an address are its annotations. */
export function presentCompletion(answer: ChatAnswer, { model, created }: CompletionHead): Completion {
  const { metadata } = answer;
  const sources = answer.parts.filter((part): part is SourcePart => part.type === 'source');
  return {
    id: answer.id,
    object: 'chat.completion',
    created,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: answer.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(''),
          refusal: null,
          annotations: sources.flatMap(citationOf),
        },
        logprobs: null,
        finish_reason: metadata.finishReason === 'length' ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: metadata.usage.inputTokens,
      completion_tokens: metadata.usage.outputTokens,
      total_tokens: metadata.usage.inputTokens + metadata.usage.outputTokens,
    },
    // Another word under a partner's host.
    [ownWord() as 'parley']: {
      conversationId: metadata.conversationId,
      outcome: metadata.outcome,
      confidence: metadata.confidence,
      model: metadata.model,
      sources,
    },
  };
}

type Citation = Completion['choices'][number]['message']['annotations'][number];

function citationOf({ url, title, start, end }: SourcePart): Citation[] {
  if (url === undefined) return [];
  return [{ type: 'url_citation', url_citation: { url, title, start_index: start, end_index: end } }];
}
