import { Check, Minus } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import type { PlanFeatures } from './pricing-content.ts';

/** A line that is a limit: its figure grows from plan to plan. */
const figures = /^(Up to )?([\d,]+|Unlimited)( .*)$/;

/** What a plan includes and what it leaves out, as the items of a list. A limit shows its figure, and a tick is only next to what can be used. */
export function PlanLines({ included, excluded }: PlanFeatures) {
  const firstWords = [...included, ...excluded].find((line) => !figures.test(line));
  return (
    <>
      {included.map((line, place) => (
        <li
          key={line}
          className={classNames(
            'flex gap-2.5',
            figures.test(line) && 'text-ink-secondary',
            // Words after a tick begin further in than figures: a line between them.
            line === firstWords && place > 0 && 'border-t border-line pt-3 mt-3',
          )}
        >
          {figures.test(line) || <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />}
          <Line text={line} />
        </li>
      ))}
      {excluded.map((line) => (
        <li
          key={line}
          className={classNames(
            'flex gap-2.5 text-ink-secondary',
            line === firstWords && 'border-t border-line pt-3 mt-3',
          )}
        >
          <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
          <Line text={line} />
        </li>
      ))}
    </>
  );
}

function Line({ text }: { text: string }) {
  const [, before = '', figure, after = ''] = figures.exec(text) ?? [];
  const [start, ...addOns] = text.split('add-on');
  if (figure !== undefined)
    return (
      <span className="tabular-nums">
        {before}
        <strong className="font-semibold text-ink">{figure}</strong>
        {after}
      </span>
    );
  return (
    <span>
      {start}
      {addOns.map((words) => (
        <span key={words} className="whitespace-nowrap">
          add-on{words}
        </span>
      ))}
    </span>
  );
}
