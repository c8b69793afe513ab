import { useInfiniteQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import type { Commission } from '#contract/partners/partners.schemas.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { PagedTable } from '#web/ui/lists/paged-table.tsx';
import { commissionsQuery } from '../partners.queries.ts';
import { StatementMenu } from './statement-menu.tsx';

const columns: readonly Column<Commission>[] = [
  {
    header: 'Date',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ occurredAt }) => formatDate(occurredAt),
  },
  {
    header: 'Company',
    className: 'min-w-36 wrap-anywhere',
    cell: ({ company }) => company || <span className="text-ink-secondary">Not given</span>,
  },
  {
    header: 'Entry',
    cell: ({ kind, isHeld }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={kind === 'earned' ? 'ready' : 'partial'}>
          {kind === 'earned' ? 'Earned' : 'Taken back'}
        </Badge>
        {isHeld && <Badge tone="neutral">In dispute</Badge>}
      </span>
    ),
  },
  {
    header: 'Of',
    isNumeric: true,
    cell: ({ netCents, percent }) => `${percent} % of ${formatMoney(netCents)}`,
  },
  { header: 'Commission', isNumeric: true, cell: ({ cents }) => formatMoney(cents) },
];

/** The ledger: what each payment earned, and what refunds took back. */
export function CommissionTable() {
  const list = useInfiniteQuery(commissionsQuery());
  return (
    <Card
      title="Commissions"
      description="Of what was really paid, without tax."
      isFlush
      actions={<StatementMenu />}
    >
      <PagedTable
        caption="Commissions"
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        icon={HandCoins}
        empty={{
          title: 'Nothing earned yet',
          text: 'When a company that you brought pays for a plan, you see it here.',
        }}
      />
    </Card>
  );
}
