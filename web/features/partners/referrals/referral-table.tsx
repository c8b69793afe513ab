import { useInfiniteQuery } from '@tanstack/react-query';
import { Bot, type LucideIcon, MessagesSquare, UserRoundPlus } from 'lucide-react';
import type { Referral, ReferralState } from '#contract/partners/partners.schemas.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { referralsQuery } from '../partners.queries.ts';

const states: Record<ReferralState, { label: string; tone: Tone; icon: LucideIcon }> = {
  'signed-up': { label: 'Signed up', tone: 'neutral', icon: UserRoundPlus },
  'agent-created': { label: 'Agent created', tone: 'partial', icon: Bot },
  'message-answered': { label: 'First answer given', tone: 'ready', icon: MessagesSquare },
};

const columns: readonly Column<Referral>[] = [
  {
    header: 'Company',
    className: 'min-w-36',
    cell: ({ company }) => company || <span className="text-ink-secondary">Not given</span>,
  },
  {
    header: 'State',
    cell: ({ state }) => {
      const { label, tone, icon } = states[state];
      return (
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      );
    },
  },
  {
    header: 'Signed up',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];

/** The accounts that came through the link, newest first. */
export function ReferralTable() {
  const referrals = useInfiniteQuery(referralsQuery());
  const { items, total } = itemsOf(referrals.data);
  return (
    <Card title="Referred accounts" isFlush className="overflow-hidden">
      {referrals.isPending ? (
        <TableSkeleton rows={4} />
      ) : referrals.isError && !referrals.data ? (
        <ErrorState error={referrals.error} onRetry={() => referrals.refetch()} />
      ) : items.length === 0 ? (
        <div className="border-t border-line">
          <EmptyState icon={UserRoundPlus} title="Nobody has registered through your link yet">
            When someone does, you see the date and their progress here.
          </EmptyState>
        </div>
      ) : (
        <>
          <DataTable caption="Referred accounts" columns={columns} rows={items} keyOf={({ id }) => id} />
          <LoadMore
            shown={items.length}
            total={total}
            hasMore={referrals.hasNextPage}
            isLoading={referrals.isFetchingNextPage}
            onLoad={() => referrals.fetchNextPage()}
          />
        </>
      )}
    </Card>
  );
}
