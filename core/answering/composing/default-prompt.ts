/** The reply when the sources have no answer, unless the owner wrote another. */
export const DEFAULT_FALLBACK_REPLY =
  "I'm sorry, I don't have an answer to that. A human agent will get back to you as soon as possible.";

/** The prompt of a new agent; the owner may rewrite it. */
export const DEFAULT_PROMPT = `Give simple answers of at most 3 to 4 sentences. If you do not know the answer, reply: "${DEFAULT_FALLBACK_REPLY}"`;
