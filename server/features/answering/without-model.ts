import type { Reply } from '#server/features/conversations/reply.ts';

/** What all replies have in common that no model wrote. */
export const withoutModel = {
  model: 'embedded',
  finishReason: 'stop',
  fallbackReason: null,
  usage: { inputTokens: 0, outputTokens: 0 },
} as const satisfies Partial<Reply>;
