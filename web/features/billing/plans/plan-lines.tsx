import { Check, Minus } from 'lucide-react';
import type { PlanFeatures } from './pricing-content.ts';

/** What a plan includes and what it leaves out, as the items of a list. A tick is only next to what can be used. */
export function PlanLines({ included, excluded }: PlanFeatures) {
  return (
    <>
      {included.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
          <Line text={line} />
        </li>
      ))}
      {excluded.map((line) => (
        <li key={line} className="flex gap-2.5 text-ink-secondary">
          <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
          <Line text={line} />
        </li>
      ))}
    </>
  );
}

function Line({ text }: { text: string }) {
  const [before, ...after] = text.split('add-on');
  return (
    <span className="tabular-nums">
      {before}
      {after.map((words) => (
        <span key={words} className="whitespace-nowrap">
          add-on{words}
        </span>
      ))}
    </span>
  );
}
