import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber, formatTotal } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { RowSelection } from './use-selection.ts';

interface SelectionBarProps {
  /** What it is read out as: Chosen leads. */
  label: string;
  selection: RowSelection;
  /** How many rows match the filters; absent where only rows in sight can be chosen. */
  total?: number;
  /** More than `total` match. */
  isMinimum?: boolean;
  /** How many can be chosen one by one. */
  maximum?: number;
  /** Said in place of the number while something is done with them. */
  progress?: string | undefined;
  /** Stays in sight while the page scrolls. */
  isSticky?: boolean;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** Shown while rows are chosen: how many, the way to all that match, and what can be done with them. */
export function SelectionBar({
  label,
  selection,
  total = 0,
  isMinimum = false,
  maximum = Number.POSITIVE_INFINITY,
  progress,
  isSticky,
  children,
}: SelectionBarProps) {
  const { ids, isAll } = selection;
  if (!isAll && ids.size === 0) return null;
  const isTooMany = !isAll && ids.size > maximum;
  return (
    <section
      aria-label={label}
      className={classNames(
        'flex flex-wrap items-center gap-2 border-b border-line bg-brand-soft px-5 py-2 text-sm text-on-brand-soft',
        isSticky && 'sticky top-16 z-10',
      )}
    >
      <p role="status" className="mr-2 font-semibold tabular-nums">
        {progress ?? `${formatTotal(isAll ? total : ids.size, isAll && isMinimum)} chosen`}
      </p>
      {progress === undefined && !isAll && total > ids.size && (
        <Button size="sm" variant="secondary" onClick={selection.chooseAll}>
          Choose all {formatTotal(total, isMinimum)} that match
        </Button>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {isTooMany ? (
          <p className="text-xs">Choose at most {formatNumber(maximum)}, or all that match.</p>
        ) : (
          children
        )}
        <IconButton label="Clear the choice" className="size-9!" onClick={selection.clear}>
          <X aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
