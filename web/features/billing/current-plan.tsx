import { Check, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { type PlanId, plans } from '#contract/plans.ts';
import { linkLook } from '#web/features/accounts/link-look.ts';
import { contactPath } from '#web/features/contact/contact-topics.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatPrice } from './format-price.ts';
import { listFeatures, planSentences } from './pricing-content.ts';

/** The plan of the workspace with all that it holds. */
export function CurrentPlan({ planId }: { planId: PlanId }) {
  const plan = plans[planId];
  return (
    <Card
      title="Current plan"
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
        {listFeatures(plan).included.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
            {line}
          </li>
        ))}
      </ul>
      {plan.sleepsAfterDays !== null && (
        <p className="mt-5 text-sm text-ink-secondary">
          The chat is disabled after {plan.sleepsAfterDays} days of inactivity.
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
        <p className="min-w-0 flex-1 basis-56 text-sm text-ink-secondary">
          The operator of this installation changes plans.{' '}
          <Link to={contactPath('plan')} className={linkLook}>
            Write to them
          </Link>
        </p>
        <ButtonLink to={paths.pricing} size="sm" variant="secondary">
          Compare plans
        </ButtonLink>
      </div>
    </Card>
  );
}
