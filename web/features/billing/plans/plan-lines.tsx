import { Check, Minus } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import type { PlanFeatures } from './pricing-content.ts';

interface PlanLinesProps extends PlanFeatures {
  /** Lines of the next smaller plan: what is the same there is quieter. */
  before?: readonly string[];
}

/** What a plan includes and what it leaves out, as the items of a list. A tick is only next to what can be used. */
export function PlanLines({ included, excluded, before = [] }: PlanLinesProps) {
  return (
    <>
      {included.map((line) => (
        <li key={line} className={classNames('flex gap-2.5', before.includes(line) && 'text-ink-secondary')}>
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
          <Line text={line} isNew={!before.includes(line)} />
        </li>
      ))}
      {excluded.map((line) => (
        <li key={line} className="flex gap-2.5 text-ink-secondary">
          <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
          <Line text={line} isNew={false} />
        </li>
      ))}
    </>
  );
}

/** How much, or nothing, and the rest of a line. */
const withAmount = /^((?:Up to )?(?:[\d,]+|Unlimited))?(.*)$/;

function Line({ text, isNew }: { text: string; isNew: boolean }) {
  const [, amount, rest = text] = withAmount.exec(text) ?? [];
  const [before, ...after] = rest.split('add-on');
  return (
    <span>
      {amount && <span className={classNames('tabular-nums', isNew && 'font-bold')}>{amount}</span>}
      {before}
      {after.map((words) => (
        <span key={words} className="whitespace-nowrap">
          add-on{words}
        </span>
      ))}
    </span>
  );
}
