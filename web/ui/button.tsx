import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    isDisabled?: boolean | undefined;
    /** While its work runs: a spinner, and a second press does nothing. */
    isBusy?: boolean | undefined;
  };

export function Button({
  variant,
  size,
  isDisabled = false,
  isBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      // Not `disabled` while busy: that would throw the keyboard focus away.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
      className={buttonStyle({ variant, size }, className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
