import type { ReferralState } from '#contract/partners/partners.schemas.ts';

/** A workspace that got an answer has had an agent, even if it is deleted by now. */
export function referralState({
  hasAgent,
  hasAnswer,
}: {
  hasAgent: boolean;
  hasAnswer: boolean;
}): ReferralState {
  if (hasAnswer) return 'message-answered';
  return hasAgent ? 'agent-created' : 'signed-up';
}
