import { useQueryClient } from '@tanstack/react-query';
import type { Billing, SubscriptionTerms } from '#contract/billing/billing.schemas.ts';
import { refusalSentences } from '#contract/billing/billing.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useBillingCalls } from './billing-calls.ts';
import { PortalButton } from './portal-button.tsx';

/** A payment that failed: why, what happens when, and how it is paid. */
export function OpenPayment({
  billing: { subscription, billingHistory, provider },
}: {
  billing: Pick<Billing, 'billingHistory' | 'provider'> & { subscription: SubscriptionTerms | null };
}) {
  const queryClient = useQueryClient();
  const calls = useBillingCalls();
  const pay = useMutationOnce({
    mutationFn: () => calls.payNow(queryClient),
    onSuccess: () => showToast.done('Paid. Your subscription continues.'),
  });
  const add = useMutationOnce({
    mutationFn: calls.addMethod,
    onSuccess: ({ url }) => location.assign(url),
  });
  if (subscription === null || subscription.state === 'active') return null;
  const open = billingHistory.find(({ state }) => state === 'open');
  const isPaused = subscription.state === 'paused';
  const failure = pay.error ?? add.error;
  const ignore = () => undefined;
  return (
    <Notice
      tone="error"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" isBusy={pay.isPending} onClick={() => pay.mutateAsync().catch(ignore)}>
            Pay now
          </Button>
          {provider === 'stripe' && <PortalButton label="Confirm at Stripe" />}
          <Button
            size="sm"
            variant="secondary"
            isBusy={add.isPending}
            onClick={() => add.mutateAsync().catch(ignore)}
          >
            Add payment method
          </Button>
        </div>
      }
    >
      <strong className="block font-semibold">
        {isPaused ? 'Your subscription is paused' : 'A payment failed'}
      </strong>
      <span className="block font-normal">
        {open && `${formatPrice(open.amountCents)} could not be charged. `}
        {subscription.refusal && `${refusalSentences[subscription.refusal]} `}
        {isPaused
          ? 'Nothing is deleted, and everything comes back when you pay.'
          : subscription.pausesAt &&
            `Everything keeps working for now. We will try again in the next few days. If nothing is paid, the subscription is paused on ${formatDate(subscription.pausesAt)}.`}
      </span>
      {failure && <span className="mt-2 block">{describeError(failure)}</span>}
    </Notice>
  );
}
