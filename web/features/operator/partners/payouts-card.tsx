import { useInfiniteQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import type { OperatedPayout } from '#contract/operated-partners/operated-partners.schemas.ts';
import { payoutStates } from '#contract/partners/partners.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { PayoutBadge, payoutLooks } from '#web/console/payouts/payout-badge.tsx';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/dates/moment.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { PagedTable } from '#web/ui/lists/paged-table.tsx';
import { payoutsQuery, useSettlePayout } from '../operator.queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

interface Settling {
  payout: OperatedPayout;
  state: 'paid' | 'declined';
}

/** What partners asked to be paid. The money is sent by hand; here it is noted. */
export function PayoutsCard() {
  const { search, setFilter } = useSearchFilters();
  const state = payoutStates.find((each) => each === search.get('state'));
  const list = useInfiniteQuery(payoutsQuery(state ? { state } : {}));
  const [settling, setSettling] = useState<Settling | null>(null);
  const columns: readonly Column<OperatedPayout>[] = [
    {
      header: 'Partner',
      className: 'min-w-48',
      cell: ({ payee, payTo }) => (
        <div className="min-w-0">
          <span className="break-words">{payee}</span>
          <span className="block text-xs break-words whitespace-pre-line text-ink-secondary">{payTo}</span>
        </div>
      ),
    },
    { header: 'Amount', isNumeric: true, cell: ({ cents }) => formatMoney(cents) },
    { header: 'Requested', cell: ({ requestedAt }) => <Moment time={requestedAt} /> },
    {
      header: 'State',
      cell: ({ state, note }) => (
        <div className="min-w-0">
          <PayoutBadge state={state} />
          {note && <span className="mt-1 block text-xs break-words text-ink-secondary">{note}</span>}
        </div>
      ),
    },
    {
      header: 'Actions',
      hidesHeader: true,
      onCard: 'whole',
      cell: (payout) =>
        payout.state === 'requested' && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setSettling({ payout, state: 'paid' })}>
              Mark as paid
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setSettling({ payout, state: 'declined' })}>
              Decline
            </Button>
          </div>
        ),
    },
  ];
  return (
    <Card title="Payouts" description="Send the money first, then mark the payout as paid." isFlush>
      <PagedTable
        caption="Payouts"
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        icon={HandCoins}
        empty={{ title: state ? 'Nothing matches' : 'No payouts requested yet' }}
        filters={
          <Select
            isFilter
            aria-label="State"
            value={state ?? ''}
            onChange={(event) => setFilter('state', event.target.value)}
          >
            <option value="">All</option>
            {payoutStates.map((each) => (
              <option key={each} value={each}>
                {payoutLooks[each].label}
              </option>
            ))}
          </Select>
        }
      />
      {settling && <SettleDialog {...settling} onClose={() => setSettling(null)} />}
    </Card>
  );
}

function SettleDialog({ payout, state, onClose }: Settling & { onClose: () => void }) {
  const settle = useSettlePayout(payout.id);
  const isPaid = state === 'paid';
  const amount = formatMoney(payout.cents);
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={isPaid ? `Mark ${amount} as paid` : `Decline ${amount}`}
      label={isPaid ? 'Mark as paid' : 'Decline'}
      hint={
        isPaid
          ? 'For example the reference of the transfer. The partner reads it.'
          : 'The partner reads it, and the amount is available to them again.'
      }
      isDangerous={!isPaid}
      onSend={(note) => settle.mutateAsync({ state, note })}
    >
      {isPaid
        ? `No money is sent from here. Send it to this account first: ${payout.payTo}`
        : 'The partner is not paid.'}
    </ReasonDialog>
  );
}
