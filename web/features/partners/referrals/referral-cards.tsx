import { Bot, MessagesSquare, MousePointerClick, UserRoundPlus } from 'lucide-react';
import type { Partner } from '#contract/partners/partners.schemas.ts';
import { referralDays } from '#contract/partners/partners.ts';
import { formatNumber, formatShare } from '#web/lib/format.ts';
import { StatCard } from '#web/ui/stat-card.tsx';

/** From a visit to an agent that answers, since the link was made. */
export function ReferralCards({ partner: { totals, days } }: { partner: Partner }) {
  const lately = (of: 'visits' | 'signUps') =>
    `${formatNumber(days.reduce((sum, day) => sum + day[of], 0))} in the last ${referralDays} days`;
  const ofSignUps = (count: number) =>
    totals.signUps === 0 ? 'Of the sign-ups' : `${formatShare(count / totals.signUps)} of the sign-ups`;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <StatCard
        icon={MousePointerClick}
        title="Visits"
        value={formatNumber(totals.visits)}
        description={lately('visits')}
      />
      <StatCard
        icon={UserRoundPlus}
        title="Sign-ups"
        value={formatNumber(totals.signUps)}
        description={lately('signUps')}
      />
      <StatCard
        icon={Bot}
        title="Created an agent"
        value={formatNumber(totals.agentsCreated)}
        description={ofSignUps(totals.agentsCreated)}
      />
      <StatCard
        icon={MessagesSquare}
        title="Answered a first message"
        value={formatNumber(totals.messagesAnswered)}
        description={ofSignUps(totals.messagesAnswered)}
      />
    </div>
  );
}
