import type { Handling } from '#contract/inbox/inbox.ts';

/** Whether a member has the conversation, or somebody without an account, who cannot be named as who has it. */
export function isWithPeople({ holder, state }: Pick<Handling, 'holder' | 'state'>): boolean {
  return holder === 'person' || (holder === 'nobody' && state === 'open');
}
