/** Passages that are read for an answer: what a model gets, and what the embedded engine picks sentences from. */
export const passageLimit = 8;
