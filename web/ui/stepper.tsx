import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';

/** Where one is in a row of steps; `current` counts from 0. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <>
      <p className="text-sm font-semibold sm:hidden">
        Step {current + 1} of {steps.length} · {steps[current]}
      </p>
      <ol aria-label="Steps" className="hidden sm:flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        {steps.map((step, position) => (
          <li
            key={step}
            aria-current={position === current ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2',
              position === current ? 'font-semibold' : 'text-ink-secondary',
            )}
          >
            <span
              className={classNames(
                'flex size-6 items-center justify-center rounded-full text-xs font-bold tabular-nums',
                position <= current ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-secondary',
              )}
            >
              {position < current ? <Check aria-label="Done" className="size-3.5" /> : position + 1}
            </span>
            {step}
            {position < steps.length - 1 && (
              <span aria-hidden className="ml-1 hidden h-px w-6 bg-line-strong sm:block" />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
