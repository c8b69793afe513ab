import { useState } from 'react';
import type { Meter } from '#contract/plans.ts';
import type { LimitWeight } from '#core/plans/weigh-meter.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { describeLimits, type LimitNotice, type Usage } from './describe-limits.ts';
import { PlansDialog } from './plans-dialog.tsx';

interface LimitNoticesProps {
  usage: Usage;
  /** Only these meters, where others are no news. */
  meters?: readonly Meter[];
  /** Only limits of these weights. */
  weights?: readonly LimitWeight[];
  /** Below the meters themselves: what visitors do not notice is one line without a colour. */
  isQuiet?: boolean;
  className?: string;
}

const tones = { information: 'info', warning: 'warning', stopped: 'error' } as const;

/** What the limits of the plan mean at the moment, each in the colour of its weight; nothing while all is well. */
export function LimitNotices({ usage, meters, weights, isQuiet = false, className }: LimitNoticesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = meters ? usage.meters.filter(({ name }) => meters.includes(name)) : usage.meters;
  const notices = describeLimits({ ...usage, meters: shown }, weights);
  if (notices.length === 0) return null;
  const plansButton = (
    <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
      See plans
    </Button>
  );
  return (
    <div className={className}>
      <div className="space-y-3">
        {notices.map((notice, index) =>
          isQuiet && notice.weight === 'information' ? (
            <div
              key={notice.sentence}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-secondary"
            >
              <p>{notice.sentence}</p>
              {index === 0 && plansButton}
            </div>
          ) : (
            <Notice
              key={notice.sentence}
              tone={tones[notice.weight]}
              action={index === 0 ? plansButton : undefined}
            >
              <Said notice={notice} />
            </Notice>
          ),
        )}
      </div>
      <PlansDialog isOpen={isOpen} onClose={() => setIsOpen(false)} current={usage.plan.id} />
    </div>
  );
}

function Said({ notice: { title, sentence } }: { notice: LimitNotice }) {
  return title === null ? (
    sentence
  ) : (
    <>
      <strong className="block font-semibold">{title}</strong>
      <span className="font-normal">{sentence}</span>
    </>
  );
}
