import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Billing } from '#contract/billing/billing.schemas.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { type BillingPeriod, plans, yearlyDiscountPercent } from '#contract/plans.ts';
import type { WorkspaceOrder } from '#core/billing/billing-account.ts';
import { contactPath, contactPlanPath } from '#web/site/contact-topics.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { billingQuery } from './billing.queries.ts';
import { OrderDialog } from './order-dialog.tsx';
import { PaidByPartner } from './paid-by-partner.tsx';
import { AddOnChoices } from './plans/add-on-choices.tsx';
import { PeriodSwitch } from './plans/period-switch.tsx';
import { PlanChoices } from './plans/plan-choices.tsx';
import { readPlan } from './read-plan.ts';
import { SandboxNotice } from './sandbox-notice.tsx';
import { useIsAdmin } from './use-is-admin.ts';

export const meta = () => [{ title: `Plans and add-ons · ${brand.name}` }];

/** The plans and add-ons of the workspace, to choose and change. `?plan=` and `?period=` are what someone chose before. */
export default function PlansPage() {
  const { isAdmin, isLoading } = useIsAdmin();
  const billing = useQuery({ ...billingQuery(), enabled: isAdmin });
  return (
    <div className="mx-auto w-full max-w-console space-y-6 px-4 py-8 sm:px-6">
      <PageHeading
        title="Plans and add-ons"
        description="You see what it costs before anything is charged."
        trail={[{ to: paths.billing, label: 'Billing' }]}
      />
      {billing.data?.paidBy ? (
        <PaidByPartner name={billing.data.paidBy.name} />
      ) : billing.data ? (
        <Choices billing={billing.data} />
      ) : billing.isError ? (
        <Card>
          <ErrorState error={billing.error} onRetry={() => billing.refetch()} />
        </Card>
      ) : !isLoading && !isAdmin ? (
        <Notice tone="info">Owners and admins of this workspace manage its plan and payments.</Notice>
      ) : (
        <Loading className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {Object.keys(plans).map((id) => (
            <Skeleton key={id} className="h-110 rounded-lg" />
          ))}
        </Loading>
      )}
    </div>
  );
}

function Choices({ billing }: { billing: Billing }) {
  const [search, setSearch] = useSearchParams();
  const { subscription } = billing;
  const asked = search.get('period');
  const [period, setPeriod] = useState<BillingPeriod>(
    asked === 'yearly' || asked === 'monthly' ? asked : (subscription?.order.period ?? 'monthly'),
  );
  const present: WorkspaceOrder = {
    ...(subscription?.nextOrder ?? subscription?.order ?? { plan: 'free', addOns: {} }),
    period,
  };
  const chosenBefore = readPlan(search.get('plan'));
  const [order, setOrder] = useState<WorkspaceOrder | null>(
    chosenBefore !== undefined && chosenBefore.priceCents > 0 && billing.provider !== null
      ? { ...present, plan: chosenBefore.id }
      : null,
  );
  const close = () => {
    setOrder(null);
    if (search.has('plan')) setSearch({}, { replace: true });
  };
  return (
    <>
      <SandboxNotice provider={billing.provider} />
      {billing.provider === null && (
        <Notice
          tone="info"
          action={
            <ButtonLink
              to={chosenBefore ? contactPlanPath(chosenBefore.id) : contactPath('plan')}
              size="sm"
              variant="secondary"
            >
              Contact us
            </ButtonLink>
          }
        >
          Plans are not sold on this installation. Contact us to change your plan.
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PeriodSwitch period={period} onChange={setPeriod} />
        <p className="text-sm text-ink-secondary">
          Paid yearly, plans and add-ons cost {yearlyDiscountPercent} percent less.
        </p>
      </div>
      <PlanChoices billing={billing} period={period} onChoose={(plan) => setOrder({ ...present, plan })} />
      <AddOnChoices
        billing={billing}
        period={period}
        onChoose={(addOns) => setOrder({ ...present, addOns })}
      />
      <Card title="Contact Sales">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 flex-1 basis-64 text-sm text-ink-secondary">
            We agree on account management, priority support and custom training with you.
          </p>
          <ButtonLink to={contactPath()} variant="secondary">
            Contact Sales
          </ButtonLink>
        </div>
      </Card>
      <OrderDialog billing={billing} order={order} onClose={close} />
    </>
  );
}
