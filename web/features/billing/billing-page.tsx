import { useQuery } from '@tanstack/react-query';
import { CreditCard, ReceiptText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { usageQuery } from '#web/console/plans/billing.queries.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChosenPlan } from './chosen-plan.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { readPlan } from './read-plan.ts';
import { UsageLimits } from './usage-limits.tsx';

export const meta = () => [{ title: `Billing and Subscription · ${brand.name}` }];

/** The plan of the workspace, how much of it is used, and what was paid. `?plan=` is a plan that someone chose. */
export default function BillingPage() {
  const [search] = useSearchParams();
  const usage = useQuery(usageQuery());
  const chosen = readPlan(search.get('plan'));
  return (
    <div className="mx-auto w-full max-w-7xl space-y-6 px-4 py-8 sm:px-6">
      <PageHeading
        title="Billing and Subscription"
        description="What your plan includes and what you have used."
      />
      {usage.data ? (
        <>
          {chosen && <ChosenPlan chosen={chosen} currentId={usage.data.plan.id} />}
          <div className="grid gap-6 lg:grid-cols-2">
            <CurrentPlan planId={usage.data.plan.id} />
            <UsageLimits usage={usage.data} />
          </div>
        </>
      ) : usage.isError ? (
        <Card>
          <ErrorState error={usage.error} onRetry={() => usage.refetch()} />
        </Card>
      ) : (
        <div role="status" aria-label="Loading" className="space-y-6">
          {chosen && <Skeleton className="h-16 rounded-md" />}
          <div className="grid gap-6 lg:grid-cols-2">
            <Skeleton className="h-127 rounded-lg" />
            <Skeleton className="h-127 rounded-lg" />
          </div>
        </div>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <Card title="Payment methods" isFlush>
          <EmptyRow icon={CreditCard} title="No payment method">
            No payment provider is connected to this installation, so nothing is charged here.
          </EmptyRow>
        </Card>
        <Card title="Billing history" isFlush>
          <EmptyRow icon={ReceiptText} title="No invoices yet">
            Nothing has been charged through this installation.
          </EmptyRow>
        </Card>
      </div>
    </div>
  );
}
