import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface DropdownProps {
  /** Accessible name of the trigger; without it, its content is the name. */
  label?: string;
  trigger: ReactNode;
  triggerClassName?: string;
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

/**
 * A dropdown in the bar. It is a native `details`, so that it opens without scripts; `public-scripts/close-menus.ts`
 * closes it on Escape and on a click outside.
 */
export function Dropdown({
  label,
  trigger,
  triggerClassName,
  align = 'start',
  className,
  children,
}: DropdownProps) {
  return (
    <details data-menu name="bar" className={classNames('group/menu relative', className)}>
      <summary
        aria-label={label}
        title={label}
        className={classNames(
          'flex list-none items-center rounded-md transition-colors hover:bg-sunken [&::-webkit-details-marker]:hidden',
          triggerClassName,
        )}
      >
        {trigger}
      </summary>
      <div
        className={classNames(
          'absolute top-full z-50 mt-1.5 min-w-52 animate-rise-in rounded-md border border-line bg-surface p-1.5 shadow-lg',
          align === 'start' ? 'left-0' : 'right-0',
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** Style of an item in the dropdown. */
export const dropdownItemStyle =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-left text-sm transition-colors hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:text-on-brand-soft [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-secondary';
