import type { Handling } from '#contract/inbox/inbox.ts';

/** Whether the agent must not answer: a person has the conversation, or has left it to others, and the time is not up. */
export function isAgentSilent(
  { holder, state, handBackAt }: Pick<Handling, 'holder' | 'state' | 'handBackAt'>,
  now: Date,
): boolean {
  if (holder === 'agent' || state === 'closed') return false;
  return handBackAt === null || handBackAt > now;
}
