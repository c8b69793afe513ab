import { Check, Minus } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';

interface CheckListProps {
  entries: readonly string[];
  /** `no`: for a list of things that don't apply. */
  mark?: 'yes' | 'no';
  className?: string;
}

export function CheckList({ entries, mark = 'yes', className }: CheckListProps) {
  const Icon = mark === 'yes' ? Check : Minus;
  return (
    <ul className={classNames('space-y-3', className)}>
      {entries.map((entry) => (
        <li key={entry} className="flex gap-3">
          <Icon
            aria-hidden
            className={classNames(
              'mt-0.5 size-5 shrink-0',
              mark === 'yes' ? 'text-brand' : 'text-ink-secondary',
            )}
          />
          <span>{entry}</span>
        </li>
      ))}
    </ul>
  );
}
