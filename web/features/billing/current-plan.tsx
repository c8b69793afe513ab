import { useQueryClient } from '@tanstack/react-query';
import { CalendarX, CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { cancelSubscription, resumeSubscription } from '#contract/billing/billing.endpoints.ts';
import type { Billing } from '#contract/billing/billing.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { type Plan, plans } from '#contract/plans.ts';
import { describeOrder } from '#core/billing/describe-order.ts';
import { computeEntitlements } from '#core/plans/compute-entitlements.ts';
import { listAddOns } from '#core/plans/list-add-ons.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';
import { contactPath } from '#web/site/contact-topics.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { showBilling } from './billing.queries.ts';
import { periodUnit } from './plans/period-unit.ts';
import { PlanLines } from './plans/plan-lines.tsx';
import { listFeatures, planSentences } from './plans/pricing-content.ts';

/** The plan of the workspace with all that it includes, what it costs and how long it lasts. */
export function CurrentPlan({ billing }: { billing: Billing }) {
  const { plan: current, subscription, addOns } = billing;
  const held: Plan = { ...plans[current.id], ...computeEntitlements(current.id, listAddOns(addOns)) };
  return (
    <Card
      title="Current plan"
      className="flex flex-col [&>div]:flex [&>div]:flex-1 [&>div]:flex-col"
      actions={<StateBadge billing={billing} />}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-display text-2xl font-semibold tracking-tight">{current.name}</p>
          <p className="mt-1 text-sm text-ink-secondary">{planSentences[current.id]}</p>
        </div>
        {billing.paidBy === null && (
          <p className="whitespace-nowrap">
            <span className="font-display text-xl font-semibold tabular-nums">
              {formatPrice(subscription?.amountCents ?? 0)}
            </span>
            <span className="text-sm text-ink-secondary">
              {' '}
              / {periodUnit[subscription?.order.period ?? 'monthly']}
            </span>
          </p>
        )}
      </div>
      <p className="mt-3 text-sm text-ink-secondary">
        Active since {formatDate(current.activeSince)}
        {subscription && ` · ${describeOrder(subscription.order)}`}
      </p>
      <ul className="mt-5 grid gap-x-6 gap-y-2.5 border-t border-line pt-5 text-sm sm:grid-cols-2">
        <PlanLines {...listFeatures(held)} />
      </ul>
      {held.sleepsAfterDays !== null && (
        <p className="mt-5 text-sm text-ink-secondary">
          The chat is disabled after {held.sleepsAfterDays} days of inactivity.
        </p>
      )}
      {billing.paidBy === null && (
        <div className="mt-auto">
          <div className="mt-5 space-y-4 border-t border-line pt-5">
            <NextStep billing={billing} />
            <PlanButtons billing={billing} />
          </div>
        </div>
      )}
    </Card>
  );
}

function StateBadge({ billing: { subscription } }: { billing: Billing }) {
  if (subscription?.state === 'past-due' || subscription?.state === 'paused') {
    return (
      <Badge tone="failed" icon={CircleAlert}>
        {subscription.state === 'paused' ? 'Paused' : 'Payment failed'}
      </Badge>
    );
  }
  if (subscription?.cancelsAtEnd) {
    return (
      <Badge tone="partial" icon={CalendarX}>
        Ends {formatDate(subscription.periodEnd)}
      </Badge>
    );
  }
  return (
    <Badge tone="ready" icon={CircleCheck}>
      Active
    </Badge>
  );
}

/** What happens next, and when. */
function NextStep({ billing: { subscription, grantedPlan, provider } }: { billing: Billing }) {
  const text = (() => {
    if (subscription === null) return provider === null ? null : 'You pay nothing at the moment.';
    const end = formatDate(subscription.periodEnd);
    if (subscription.cancelsAtEnd)
      return `You cancelled. Everything stays until ${end}, then the workspace goes back to ${plans[grantedPlan].name}. Nothing is deleted.`;
    if (subscription.state !== 'active') return null;
    const next = subscription.nextOrder ?? subscription.order;
    const price = `${formatPrice(subscription.nextAmountCents ?? 0)} per ${periodUnit[next.period]}`;
    return subscription.nextOrder === null
      ? `Renews on ${end} for ${formatPrice(subscription.nextAmountCents ?? 0)}, before tax.`
      : `From ${end} on you have ${describeOrder(next)} for ${price}, before tax.`;
  })();
  if (provider === null) {
    return (
      <p className="text-sm text-ink-secondary">
        To change your plan,{' '}
        <Link to={contactPath('plan')} className={linkLook}>
          contact us
        </Link>
        .
      </p>
    );
  }
  return text && <p className="text-sm text-ink-secondary">{text}</p>;
}

function PlanButtons({ billing: { subscription, provider } }: { billing: Billing }) {
  const queryClient = useQueryClient();
  const [isCancelling, setIsCancelling] = useState(false);
  const resume = useMutationOnce({
    mutationFn: () => call(resumeSubscription, {}),
    onSuccess: (billing) => {
      showBilling(queryClient, billing);
      showToast.done('Your subscription continues.');
    },
    onError: (error) => showToast.failed(describeError(error)),
  });
  const isPaid = subscription?.state === 'active';
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink size="sm" to={paths.plans}>
        {provider === null
          ? 'Compare plans'
          : subscription
            ? 'Change plan or add-ons'
            : 'See plans and add-ons'}
      </ButtonLink>
      {subscription?.cancelsAtEnd && (
        <Button
          size="sm"
          variant="secondary"
          isBusy={resume.isPending}
          onClick={() => resume.mutateAsync().catch(() => undefined)}
        >
          Resume subscription
        </Button>
      )}
      {subscription && !subscription.cancelsAtEnd && (
        <Button size="sm" variant="ghost" onClick={() => setIsCancelling(true)}>
          Cancel subscription
        </Button>
      )}
      <ConfirmDialog
        isOpen={isCancelling}
        onClose={() => setIsCancelling(false)}
        title="Cancel your subscription?"
        confirmLabel="Cancel subscription"
        keepLabel="Keep subscription"
        onConfirm={async () => {
          showBilling(queryClient, await call(cancelSubscription, {}));
          showToast.done('Your subscription is cancelled.');
        }}
      >
        {isPaid
          ? `You keep everything that you have paid for until ${subscription && formatDate(subscription.periodEnd)}. Until then you can resume. `
          : 'The open payment is cancelled, and the subscription ends now. '}
        Nothing is deleted. What is beyond the smaller plan is paused, and comes back when your plan allows
        it.
      </ConfirmDialog>
    </div>
  );
}
