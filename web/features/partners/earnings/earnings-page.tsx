import { useQuery } from '@tanstack/react-query';
import { CircleDollarSign, Clock, HandCoins, Wallet } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import type { Earnings } from '#contract/partners/partners.schemas.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { earningsQuery } from '../partners.queries.ts';
import { CommissionTable } from './commission-table.tsx';
import { PayoutList } from './payout-list.tsx';
import { RequestPayout } from './request-payout.tsx';

export const meta = () => [{ title: `Earnings · ${brand.name}` }];

/** What a partner has earned, and what of it was paid out. */
export default function EarningsPage() {
  const earnings = useQuery(earningsQuery());
  const [isAsking, setIsAsking] = useState(false);
  if (earnings.isError)
    return (
      <Card>
        <ErrorState error={earnings.error} onRetry={() => earnings.refetch()} />
      </Card>
    );
  const { data } = earnings;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {data ? <Terms earnings={data} /> : <Skeleton className="h-10 w-96 max-w-full" />}
        <Button isDisabled={data === undefined || whyNot(data) !== null} onClick={() => setIsAsking(true)}>
          Request a payout
        </Button>
      </div>
      <VerifyFirst purpose="request payouts" />
      <BalanceCards balance={data?.balance} />
      <PayoutList />
      <CommissionTable />
      {data && (
        <RequestPayout
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          cents={data.balance.availableCents}
          payTo={data.payouts[0]?.payTo ?? ''}
        />
      )}
    </>
  );
}

function Terms({ earnings }: { earnings: Earnings }) {
  const { percent, months } = earnings.terms;
  const reason = whyNot(earnings);
  return (
    <p className="max-w-3xl min-w-0 text-sm text-ink-secondary">
      {percent > 0 && months > 0
        ? `You earn ${percent} percent of what the companies you bring pay, without tax, for ${months} months from their first payment. `
        : 'No commission is paid at the moment. '}
      {reason !== null && `${reason} `}
      <DocsLink page="partners#commission">How it works</DocsLink>
    </p>
  );
}

/** Why no payout can be asked for; null where it can. */
function whyNot({ balance, minimumPayoutCents, payouts }: Earnings): string | null {
  if (payouts.some(({ state }) => state === 'requested')) return 'Your last request is waiting to be paid.';
  return balance.availableCents < minimumPayoutCents
    ? `You can request a payout once ${formatMoney(minimumPayoutCents)} is available.`
    : null;
}

function BalanceCards({ balance }: { balance: Earnings['balance'] | undefined }) {
  const money = (name: keyof Earnings['balance']) => balance && formatMoney(balance[name]);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <StatCard
        icon={Wallet}
        title="Available"
        value={money('availableCents')}
        description="Refunds are taken off"
      />
      <StatCard icon={Clock} title="Held" value={money('heldCents')} description="Payments in dispute" />
      <StatCard
        icon={HandCoins}
        title="Requested"
        value={money('requestedCents')}
        description="Waiting to be paid"
      />
      <StatCard
        icon={CircleDollarSign}
        title="Paid out"
        value={money('paidCents')}
        description="Since you became a partner"
      />
    </div>
  );
}
