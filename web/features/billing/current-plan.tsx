import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type PlanId, plans } from '#contract/plans.ts';
import { PlansDialog } from '#web/console/plans/plans-dialog.tsx';
import { contactPath } from '#web/site/contact-topics.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { formatPrice } from './format-price.ts';
import { PlanLines } from './plan-lines.tsx';
import { listFeatures, planSentences } from './pricing-content.ts';

/** The plan of the workspace with all that it holds. */
export function CurrentPlan({ planId }: { planId: PlanId }) {
  const plan = plans[planId];
  const { included, excluded } = listFeatures(plan);
  const [isComparing, setIsComparing] = useState(false);
  return (
    <Card
      title="Current plan"
      className="flex flex-col [&>div]:flex [&>div]:flex-1 [&>div]:flex-col"
      actions={
        <Badge tone="ready" icon={CircleCheck}>
          Active
        </Badge>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-display text-2xl font-semibold tracking-tight">{plan.name}</p>
          <p className="mt-1 text-sm text-ink-secondary">{planSentences[planId]}</p>
        </div>
        <p className="whitespace-nowrap">
          <span className="font-display text-xl font-semibold tabular-nums">
            {formatPrice(plan.priceCents)}
          </span>
          <span className="text-sm text-ink-secondary"> / month</span>
        </p>
      </div>
      <ul className="mt-5 grid gap-x-6 gap-y-2.5 border-t border-line pt-5 text-sm sm:grid-cols-2">
        <PlanLines included={included} excluded={excluded} />
      </ul>
      {plan.sleepsAfterDays !== null && (
        <p className="mt-5 text-sm text-ink-secondary">
          The chat is disabled after {plan.sleepsAfterDays} days of inactivity.
        </p>
      )}
      <div className="mt-auto">
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
          <p className="min-w-0 flex-1 basis-56 text-sm text-ink-secondary">
            To change your plan,{' '}
            <Link to={contactPath('plan')} className={linkLook}>
              contact us
            </Link>
            .
          </p>
          <Button size="sm" variant="secondary" onClick={() => setIsComparing(true)}>
            Compare plans
          </Button>
          <PlansDialog isOpen={isComparing} onClose={() => setIsComparing(false)} current={planId} />
        </div>
      </div>
    </Card>
  );
}
