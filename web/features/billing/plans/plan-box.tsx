import type { ReactNode } from 'react';
import type { Plan } from '#contract/plans.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { planSentences } from './pricing-content.ts';

interface PlanBoxProps {
  plan: Plan;
  /** The space within. */
  className: string;
  /** Its price, what it includes, and what can be done with it. */
  children: ReactNode;
}

/** One of several plans side by side: its name and whom it is for, above what is given. */
export function PlanBox({ plan: { id, name }, className, children }: PlanBoxProps) {
  const isPopular = id === 'business';
  return (
    <li
      className={classNames(
        'flex flex-col rounded-lg border bg-surface',
        isPopular ? 'border-brand shadow-lg' : 'border-line',
        className,
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 className="font-display text-xl font-semibold tracking-tight">{name}</h2>
        {isPopular && <Badge tone="brand">Most Popular</Badge>}
      </div>
      <p className="mt-1 text-sm sm:min-h-11 xl:min-h-16 text-ink-secondary">{planSentences[id]}</p>
      {children}
    </li>
  );
}
