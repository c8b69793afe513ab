import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import type { PayoutState } from '#contract/partners/partners.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

export const payoutLooks: Record<PayoutState, { label: string; tone: Tone; icon: LucideIcon }> = {
  requested: { label: 'Requested', tone: 'training', icon: Hourglass },
  paid: { label: 'Paid', tone: 'ready', icon: CircleCheck },
  declined: { label: 'Declined', tone: 'failed', icon: CircleX },
};

/** How far a payout is. */
export function PayoutBadge({ state }: { state: PayoutState }) {
  const { label, tone, icon } = payoutLooks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
