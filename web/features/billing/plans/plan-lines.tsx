import { Check, type LucideIcon, Minus } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import type { PlanFeatures } from './pricing-content.ts';

/** What a plan includes and what it leaves out, as the items of a list. */
export function PlanLines({ included, excluded }: PlanFeatures) {
  return (
    <>
      {included.map((line) => (
        <Line key={line} text={line} icon={Check} isHeld />
      ))}
      {excluded.map((line) => (
        <Line key={line} text={line} icon={Minus} />
      ))}
    </>
  );
}

/** A tick is only next to what can be used. */
function Line({ text, icon: Icon, isHeld = false }: { text: string; icon: LucideIcon; isHeld?: boolean }) {
  return (
    <li className={classNames('flex gap-2.5', !isHeld && 'text-ink-secondary')}>
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', isHeld && 'text-brand')} />
      {text}
    </li>
  );
}
