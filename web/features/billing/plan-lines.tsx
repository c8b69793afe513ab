import { Check, Minus } from 'lucide-react';

/** What a plan holds and what it leaves out, as the items of a list. */
export function PlanLines({
  included,
  excluded,
}: {
  included: readonly string[];
  excluded: readonly string[];
}) {
  return (
    <>
      {included.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
          {line}
        </li>
      ))}
      {excluded.map((line) => (
        <li key={line} className="flex gap-2.5 text-ink-secondary">
          <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
          {line}
        </li>
      ))}
    </>
  );
}
