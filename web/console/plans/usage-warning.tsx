import { useState } from 'react';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import type { PlanId } from '#contract/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { describeFullMeters } from './describe-full-meters.ts';
import { PlansDialog } from './plans-dialog.tsx';

interface UsageWarningProps {
  meters: readonly UsageLimit[];
  planId: PlanId;
  /** Below the meters themselves, where something else is the news: one line without a colour of its own. */
  isQuiet?: boolean;
}

/** Shown once any meter is at 100 percent. */
export function UsageWarning({ meters, planId, isQuiet = false }: UsageWarningProps) {
  const [isOpen, setIsOpen] = useState(false);
  const full = describeFullMeters(meters, planId);
  if (!full) return null;
  const { sentence, used } = full;
  const plansButton = (
    <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
      See plans
    </Button>
  );
  return (
    <>
      {isQuiet ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-secondary">
          <p>
            {sentence} {used}
          </p>
          {plansButton}
        </div>
      ) : (
        <Notice tone="warning" action={plansButton}>
          {sentence} <span className="font-normal">{used}</span>
        </Notice>
      )}
      <PlansDialog isOpen={isOpen} onClose={() => setIsOpen(false)} current={planId} />
    </>
  );
}
