import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { OperatedPrice } from '#contract/operator/operator.schemas.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { formatNumber } from '#web/lib/format.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { pricesQuery } from './operator.queries.ts';

const ofUs: readonly Column<OperatedPrice>[] = [
  { header: 'Plan or add-on', className: 'font-semibold', cell: ({ name }) => name },
  { header: 'Paid', cell: ({ period }) => (period === 'monthly' ? 'Monthly' : 'Yearly') },
  { header: 'Price', isNumeric: true, cell: ({ amountCents }) => formatMoney(amountCents) },
  { header: 'Subscribed', isNumeric: true, cell: ({ sold }) => formatNumber(sold) },
];
const ofStripe: readonly Column<OperatedPrice>[] = [
  { header: 'At Stripe', cell: (price) => <PriceState price={price} /> },
  {
    header: 'Lookup key and id',
    onCard: 'whole',
    cell: ({ key, priceId }) => (
      <span className="block text-xs break-all">
        <code>{key}</code>
        {priceId && <code className="block text-ink-secondary">{priceId}</code>}
      </span>
    ),
  },
];

function PriceState({ price: { providerCents, priceId, amountCents } }: { price: OperatedPrice }) {
  if (priceId === null)
    return (
      <Badge tone="failed" icon={CircleX}>
        Missing
      </Badge>
    );
  if (providerCents !== amountCents)
    return (
      <Badge tone="partial" icon={CircleAlert}>
        {providerCents === null ? 'Not in US dollars' : `Differs: ${formatMoney(providerCents)}`}
      </Badge>
    );
  return (
    <Badge tone="ready" icon={CircleCheck}>
      The same
    </Badge>
  );
}

const notes = {
  sandbox: 'Payments run on the sandbox: only test cards work, and the prices need no ids.',
  stripe:
    'A price that is missing or differs cannot be sold. Run npm run stripe-prices to make those that are missing or changed.',
  none: 'Payments are switched off: nothing is sold.',
} as const;

/** What is sold, at which price, and how the payment provider has it. */
export default function PricesPage() {
  const prices = useQuery(pricesQuery());
  const provider = prices.data?.provider ?? null;
  return (
    <Card
      title="Plans and prices"
      description={
        prices.data && (
          <>
            {notes[provider ?? 'none']}{' '}
            <DocsLink page="self-hosting#selling-plans-with-stripe">Selling plans</DocsLink>
          </>
        )
      }
      isFlush
    >
      {prices.data ? (
        <DataTable
          caption="Plans and prices"
          columns={provider === 'stripe' ? [...ofUs, ...ofStripe] : ofUs}
          rows={prices.data.prices}
          keyOf={({ id, period }) => `${id} ${period}`}
        />
      ) : prices.isError ? (
        <ErrorState error={prices.error} onRetry={() => void prices.refetch()} />
      ) : (
        <TableSkeleton />
      )}
    </Card>
  );
}
