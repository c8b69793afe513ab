import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A square button with an icon alone; `label` is its name and its hint. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-md text-ink-secondary transition-colors',
        'hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-60 [&>svg]:size-[1.125rem]',
        className,
      )}
    />
  );
}
