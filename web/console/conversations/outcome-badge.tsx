import { CircleCheck, CircleHelp, CircleSlash, Hand, MessageCircle } from 'lucide-react';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';
import { Badge } from '#web/ui/badge.tsx';

export const outcomes = {
  answered: { label: 'Answered', tone: 'ready', icon: CircleCheck },
  hedged: { label: 'Partly answered', tone: 'partial', icon: CircleHelp },
  declined: { label: 'Unanswered', tone: 'failed', icon: CircleSlash },
  handoff: { label: 'Human requested', tone: 'training', icon: Hand },
  smalltalk: { label: 'Small talk', tone: 'neutral', icon: MessageCircle },
} as const satisfies Record<Outcome, unknown>;

/** How a whole conversation ended: an open request for a person counts more than later answers. */
export function ThreadOutcomeBadge({
  of: thread,
}: {
  of: Pick<Conversation, 'wantsPerson' | 'lastOutcome'>;
}) {
  return <OutcomeBadge outcome={thread.wantsPerson ? 'handoff' : thread.lastOutcome} />;
}

/** How an answer ended, by colour, icon and word. */
export function OutcomeBadge({ outcome }: { outcome: Outcome | null }) {
  if (!outcome) return null;
  const { label, tone, icon } = outcomes[outcome];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
