import type { Outcome } from '#contract/conversations/conversations.ts';

/** Questions of an outcome, or all of them. */
export type PresenceKind = Outcome | 'any';
