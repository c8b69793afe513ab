import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { type Plan, type PlanId, plans } from '#contract/plans.ts';
import { formatCompact, formatCount, formatNumber } from '#web/lib/format.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface PlansDialogProps {
  isOpen: boolean;
  onClose: () => void;
  current: PlanId;
}

/** The one table of plans, side by side. */
export function PlansDialog({ isOpen, onClose, current }: PlansDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Plans"
      description="Choose one to see what it costs. Nothing is charged before you pay."
      isWide
    >
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {Object.values(plans).map((plan) => (
          <li key={plan.id} className="flex flex-col rounded-lg border border-line p-4">
            <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
              <h3 className="font-semibold">{plan.name}</h3>
              {plan.id === current && <Badge tone="brand">Currently Used Plan</Badge>}
            </div>
            <p className="mt-2">
              <span className="font-display text-xl font-semibold tabular-nums">
                {formatPrice(plan.priceCents)}
              </span>
              <span className="text-sm text-ink-secondary"> / month</span>
            </p>
            <ul className="mt-3 flex-1 space-y-1.5 text-sm text-ink-secondary">
              {describeLimits(plan).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {plan.id !== current && plan.priceCents > plans[current].priceCents && (
              <ButtonLink
                to={paths.choosePlan(plan.id)}
                size="sm"
                variant={plan.id === 'pro' ? 'primary' : 'secondary'}
                className="mt-4"
                onClick={onClose}
              >
                Choose {plan.name}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm">
        <Link to={paths.pricing} className={linkLook}>
          Compare all plans
        </Link>
      </p>
    </Dialog>
  );
}

function describeLimits({ limits }: Plan): string[] {
  const several = (count: number | null, one: string) =>
    count === null ? `Unlimited ${one}s` : formatCount(count, one);
  return [
    several(limits.agents, 'AI agent'),
    `${several(limits.messages, 'message')} per month`,
    limits.leads === null ? 'Unlimited leads' : `Up to ${formatNumber(limits.leads)} leads`,
    several(limits.links, 'training link'),
    several(limits.files, 'file'),
    `${formatCompact(limits.characters ?? 0)} characters per agent`,
  ];
}
