import {
  Archive,
  CircleCheck,
  CircleHelp,
  CircleSlash,
  Clock,
  Hand,
  MessageCircle,
  UserRound,
} from 'lucide-react';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';
import { Badge } from '#web/ui/badge.tsx';

export const outcomes = {
  answered: { label: 'Answered', tone: 'quiet', icon: CircleCheck },
  hedged: { label: 'Partly answered', tone: 'partial', icon: CircleHelp },
  declined: { label: 'Unanswered', tone: 'failed', icon: CircleSlash },
  handoff: { label: 'Human requested', tone: 'training', icon: Hand },
  smalltalk: { label: 'Small talk', tone: 'quiet', icon: MessageCircle },
} as const satisfies Record<Outcome, unknown>;

/** How a whole conversation ended: an open request for a person counts more than later answers. */
export function ThreadOutcomeBadge({
  of: thread,
}: {
  of: Pick<Conversation, 'wantsPerson' | 'lastOutcome' | 'handling'>;
}) {
  const { state, holder, wantedAt } = thread.handling;
  if (state === 'closed')
    return (
      <Badge tone="quiet" icon={Archive}>
        Closed
      </Badge>
    );
  if (state === 'snoozed')
    return (
      <Badge tone="quiet" icon={Clock}>
        Snoozed
      </Badge>
    );
  if (holder === 'person')
    return (
      <Badge tone="brand" icon={UserRound}>
        <span className="max-w-28 truncate">{thread.handling.assignee?.name ?? 'Person'}</span>
      </Badge>
    );
  // From before requests had an end, it stays.
  const isWanted = state === 'waiting' || (thread.wantsPerson && wantedAt === null);
  return <OutcomeBadge outcome={isWanted ? 'handoff' : thread.lastOutcome} />;
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
