import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { meterNamed, usageQuery } from '#web/console/plans/billing.queries.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { billingQuery } from './billing.queries.ts';
import { BillingDetailsCard } from './billing-details-card.tsx';
import { BillingHistory } from './billing-history.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { AfterLimitCard } from './limits/after-limit-card.tsx';
import { PausedAgents } from './limits/paused-agents.tsx';
import { UsageLimits } from './limits/usage-limits.tsx';
import { OpenPayment } from './open-payment.tsx';
import { PaidByPartner } from './paid-by-partner.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { SandboxCard } from './sandbox-card.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';
import { useIsAdmin } from './use-is-admin.ts';

export const meta = () => [{ title: `Billing and Subscription · ${brand.name}` }];

/** The plan of the workspace, how much of it is used, how it is paid, and what was paid. */
export default function BillingPage() {
  const { isAdmin, isLoading } = useIsAdmin();
  const usage = useQuery(usageQuery());
  return (
    <div className="mx-auto w-full max-w-console space-y-6 px-4 py-8 sm:px-6">
      <PageHeading
        title="Billing and Subscription"
        description="What your plan includes, what you have used, and how it is paid."
      />
      {isAdmin ? (
        <WholeBilling />
      ) : (
        <>
          {!isLoading && (
            <Notice tone="info">Owners and admins of this workspace manage its plan and payments.</Notice>
          )}
          {usage.data ? (
            <>
              <PausedAgents
                limit={meterNamed(usage.data.meters, 'agents')?.limit ?? null}
                mayChoose={false}
              />
              <UsageLimits usage={usage.data} />
            </>
          ) : usage.isError ? (
            <Card>
              <ErrorState error={usage.error} onRetry={() => usage.refetch()} />
            </Card>
          ) : (
            <CardSkeletons />
          )}
        </>
      )}
    </div>
  );
}

function WholeBilling() {
  const [search] = useSearchParams();
  const usage = useQuery(usageQuery());
  const billing = useQuery(billingQuery());
  const failed = [usage, billing].find((query) => query.isError);
  if (failed !== undefined) {
    return (
      <Card>
        <ErrorState error={failed.error} onRetry={() => Promise.all([usage.refetch(), billing.refetch()])} />
      </Card>
    );
  }
  if (!usage.data || !billing.data) return <CardSkeletons />;
  const result = search.get('checkout');
  return (
    <>
      <SandboxNotice provider={billing.data.provider} />
      {result === 'done' && <CheckoutResult isRecorded={billing.data.paymentMethods.length > 0} />}
      {result === 'cancelled' && <Notice tone="info">You left the payment page. Nothing was charged.</Notice>}
      {billing.data.paidBy && <PaidByPartner name={billing.data.paidBy.name} />}
      <OpenPayment billing={billing.data} />
      <PausedAgents limit={meterNamed(usage.data.meters, 'agents')?.limit ?? null} mayChoose />
      <div className="grid gap-6 lg:grid-cols-2">
        <CurrentPlan billing={billing.data} />
        <UsageLimits usage={usage.data} />
      </div>
      {billing.data.paidBy === null && (
        <div className="grid gap-6 lg:grid-cols-2">
          <PaymentMethods billing={billing.data} />
          <BillingDetailsCard billing={billing.data} />
        </div>
      )}
      <AfterLimitCard usage={usage.data} />
      {billing.data.paidBy === null && <BillingHistory />}
      {billing.data.paidBy === null && billing.data.provider === 'sandbox' && <SandboxCard />}
    </>
  );
}

/** The provider tells us, which may take a moment: this page is drawn again when it has. */
function CheckoutResult({ isRecorded }: { isRecorded: boolean }) {
  return isRecorded ? (
    <Notice tone="success">Thank you. This is what you have now.</Notice>
  ) : (
    <Notice tone="info">The payment is being confirmed. This page shows it in a moment.</Notice>
  );
}

/** The two cards to come. */
function CardSkeletons() {
  return (
    <Loading className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-127 rounded-lg" />
      <Skeleton className="h-127 rounded-lg" />
    </Loading>
  );
}
