import { Children, type ReactNode } from 'react';

/** What to do, one step after the other, each child a step with its figure before it. */
export function StepList({ children }: { children: ReactNode }) {
  return (
    <ol className="space-y-4 text-sm">
      {Children.map(children, (step, index) => (
        <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
          <span aria-hidden className="font-display text-lg leading-5 font-semibold text-brand">
            {index + 1}
          </span>
          <div className="min-w-0">{step}</div>
        </li>
      ))}
    </ol>
  );
}
