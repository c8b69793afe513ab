import { useInfiniteQuery } from '@tanstack/react-query';
import type { Payout } from '#contract/partners/partners.schemas.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { PayoutBadge } from '#web/console/payouts/payout-badge.tsx';
import { describeError } from '#web/lib/call-error.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { PagedTable } from '#web/ui/lists/paged-table.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { payoutsQuery, useWithdrawPayout } from '../partners.queries.ts';

/** The payouts of a partner, newest first, page by page; nothing before the first. */
export function PayoutList() {
  const list = useInfiniteQuery(payoutsQuery());
  const withdraw = useWithdrawPayout();
  if (list.data && itemsOf(list.data).items.length === 0) return null;
  const columns: readonly Column<Payout>[] = [
    {
      header: 'Requested',
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ requestedAt }) => formatDate(requestedAt),
    },
    {
      header: 'State',
      cell: ({ state }) => <PayoutBadge state={state} />,
    },
    { header: 'Amount', isNumeric: true, cell: ({ cents }) => formatMoney(cents) },
    {
      header: 'Note',
      onCard: 'whole',
      className: 'min-w-40 wrap-anywhere',
      cell: ({ note, payTo }) => note || <span className="text-ink-secondary">To {payTo}</span>,
    },
    {
      header: 'Actions',
      hidesHeader: true,
      cell: ({ id, state }) =>
        state === 'requested' && (
          <Button
            size="sm"
            variant="secondary"
            isBusy={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(id, {
                onSuccess: () => showToast.done('The request is withdrawn.'),
                onError: (error) => showToast.failed(describeError(error)),
              })
            }
          >
            Withdraw
          </Button>
        ),
    },
  ];
  return (
    <Card title="Payouts" isFlush className="overflow-hidden">
      <PagedTable
        caption="Payouts"
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        empty={{ title: 'No payouts yet' }}
      />
    </Card>
  );
}
