import { useState } from 'react';
import type { UsageLimit } from '#contract/billing.ts';
import type { Meter, PlanId } from '#contract/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlansDialog } from './plans-dialog.tsx';

const words: Record<Meter, string> = {
  agents: 'AI agents',
  messages: 'messages of this month',
  leads: 'leads of this month',
  links: 'training links',
  files: 'files',
  characters: 'characters',
};

interface UsageWarningProps {
  meters: readonly UsageLimit[];
  planId: PlanId;
  /** Below the meters themselves, where something else is the news: one line without a colour of its own. */
  isQuiet?: boolean;
}

/** The warning of the specification, section 4: shown once any meter is at 100 percent. */
export function UsageWarning({ meters, planId, isQuiet = false }: UsageWarningProps) {
  const [isOpen, setIsOpen] = useState(false);
  const full = meters.filter((meter) => meter.percentage >= 100);
  if (full.length === 0) return null;
  const used = `All used: ${full.map((meter) => words[meter.name]).join(', ')}.`;
  const sentence = 'AI Agent limit is reached. Upgrade to PRO to go on.';
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
            {used} {sentence}
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
