import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlStyle } from './control-style.ts';

/** The browser's own list, which every phone and screen reader knows, in our box. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className={classNames(controlStyle, 'h-10 appearance-none truncate pr-9')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-secondary"
      />
    </span>
  );
}
