import type { Outcome } from '#contract/conversations/conversations.ts';

/** Whether a question is listed as unanswered until it is cleared or dismissed. */
export const canBeOpen = (outcome: Outcome | null): boolean => outcome === 'declined' || outcome === 'hedged';
