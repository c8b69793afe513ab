import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { filterLook } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { controlStyle } from './control-style.ts';

interface SelectProps extends ComponentProps<'select'> {
  /** Filters a list: as wide as its choice, and lighter than a field until one is made. */
  isFilter?: boolean;
  /** Of a filter, what is chosen until then. */
  unsetValue?: string;
}

/** The browser's own list, which every phone and screen reader knows, in our box. */
export function Select({ className, isFilter = false, unsetValue = '', children, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...rest}
        data-set={(isFilter && rest.value !== unsetValue) || undefined}
        className={classNames(
          isFilter
            ? `${filterLook} max-w-full rounded-md pl-3 text-[1rem] transition-colors field-sizing-content hover:bg-sunken sm:text-sm`
            : controlStyle,
          'h-10 appearance-none truncate pr-9',
        )}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-secondary"
      />
    </span>
  );
}
