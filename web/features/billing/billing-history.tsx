import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { BillingHistoryItem } from '#contract/billing/billing.schemas.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { PagedTable } from '#web/ui/lists/paged-table.tsx';
import { billingHistoryQuery } from './billing.queries.ts';

const states: Record<BillingHistoryItem['state'], { label: string; tone: Tone }> = {
  paid: { label: 'Paid', tone: 'ready' },
  open: { label: 'Not paid', tone: 'failed' },
  void: { label: 'Cancelled', tone: 'neutral' },
};

const columns: readonly Column<BillingHistoryItem>[] = [
  { header: 'Date', className: 'whitespace-nowrap', cell: ({ date }) => formatDate(date) },
  {
    header: 'Description',
    onCard: 'whole',
    className: 'wrap-anywhere',
    cell: ({ description }) => description,
  },
  {
    header: 'State',
    cell: ({ kind, state, isDisputed }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={states[state].tone}>{kind === 'credit-note' ? 'Paid back' : states[state].label}</Badge>
        {isDisputed && <Badge tone="partial">Disputed</Badge>}
      </span>
    ),
  },
  {
    header: 'Amount',
    isNumeric: true,
    className: 'whitespace-nowrap',
    cell: ({ amountCents }) => formatMoney(amountCents),
  },
  {
    header: 'Invoice',
    className: 'whitespace-nowrap',
    cell: ({ invoiceUrl, number }) => (
      <a href={invoiceUrl} target="_blank" rel="noreferrer" className={linkLook}>
        {number}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    ),
  },
];

/**
 * Every invoice and credit note, newest first, page by page; each opens in a new tab.
 * @param query whose they are: those of the workspace where nothing is given
 */
export function BillingHistory({ query = billingHistoryQuery() }) {
  const list = useInfiniteQuery(query);
  return (
    <Card title="Billing history" isFlush className="overflow-hidden">
      <PagedTable
        caption="Billing history"
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        icon={ReceiptText}
        empty={{
          title: 'No invoices yet',
          text: 'Invoices are listed here once something is charged.',
        }}
      />
    </Card>
  );
}
