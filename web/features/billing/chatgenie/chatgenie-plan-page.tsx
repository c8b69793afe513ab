import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ChatgenieBilling } from '#contract/chatgenie-billing/chatgenie-billing.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { BillingCallsContext } from '#web/features/billing/billing-calls.ts';
import { BillingDetailsCard } from '#web/features/billing/billing-details-card.tsx';
import { BillingHistory } from '#web/features/billing/billing-history.tsx';
import { OpenPayment } from '#web/features/billing/open-payment.tsx';
import { PaymentMethods } from '#web/features/billing/payment-methods.tsx';
import { SandboxNotice } from '#web/features/billing/sandbox-notice.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { chatgenieBillingQuery, chatgenieCalls, chatgenieHistoryQuery } from './chatgenie-billing.queries.ts';
import { ChatgeniePlans } from './chatgenie-plans.tsx';

export const meta = () => [{ title: 'Your plan · ChatGenie' }];

const lookAgainMs = 3_000;

/** A user's plan of ChatGenie: what it includes, how it is paid, and what was paid. */
export default function ChatgeniePlanPage() {
  const [search] = useSearchParams();
  const result = search.get('checkout');
  const billing = useQuery({
    ...chatgenieBillingQuery(),
    // Nothing tells this page that the provider has confirmed the payment.
    refetchInterval: ({ state }) => (result === 'done' && state.data?.plan === 'free' ? lookAgainMs : false),
  });
  return (
    <BillingCallsContext value={chatgenieCalls}>
      <div className="mx-auto w-full max-w-5xl space-y-6 px-4 py-8 sm:px-6">
        <PageHeading
          title="Your plan"
          description="ChatGenie is yours alone. It is paid apart from the plans of your workspaces."
          trail={[{ to: paths.chatArchives, label: 'Your chats' }]}
        />
        {billing.data ? (
          <Loaded billing={billing.data} result={result} />
        ) : billing.isError ? (
          <Card>
            <ErrorState error={billing.error} onRetry={() => void billing.refetch()} />
          </Card>
        ) : (
          <Loading>
            <Skeleton className="h-96 rounded-lg" />
          </Loading>
        )}
      </div>
    </BillingCallsContext>
  );
}

function Loaded({ billing, result }: { billing: ChatgenieBilling; result: string | null }) {
  const isSold = billing.provider !== null && (!billing.isGranted || billing.subscription !== null);
  return (
    <>
      {isSold && <SandboxNotice provider={billing.provider} />}
      {result === 'done' && (
        <Notice tone={billing.plan === 'pro' ? 'success' : 'info'}>
          {billing.plan === 'pro'
            ? 'Thank you. This is what you have now.'
            : 'The payment is being confirmed. This page shows it in a moment.'}
        </Notice>
      )}
      {result === 'cancelled' && <Notice tone="info">You left the payment page. Nothing was charged.</Notice>}
      <OpenPayment billing={billing} />
      <ChatgeniePlans billing={billing} />
      {isSold && (
        <div className="grid gap-6 lg:grid-cols-2">
          <PaymentMethods billing={billing} />
          <BillingDetailsCard billing={billing} />
        </div>
      )}
      {(isSold || billing.billingHistory.length > 0) && <BillingHistory query={chatgenieHistoryQuery()} />}
    </>
  );
}
