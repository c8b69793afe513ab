import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface FilterBarProps {
  /** The field to search in. */
  search?: ReactNode;
  /** How many filters are set. */
  setCount: number;
  children: ReactNode;
}

/** What a list is filtered by: the search first; on phones the rest is behind a button, so that the list begins sooner. */
export function FilterBar({ search, setCount, children }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      {search && <div className="min-w-0 flex-1 basis-56 max-sm:basis-40">{search}</div>}
      <Button
        variant="filter"
        data-set={setCount > 0 || undefined}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="px-3 sm:hidden"
      >
        <ListFilter aria-hidden />
        {setCount > 0 ? `Filters (${setCount})` : 'Filters'}
      </Button>
      <div className={classNames('flex flex-wrap gap-2', !isOpen && 'max-sm:hidden')}>{children}</div>
    </div>
  );
}
