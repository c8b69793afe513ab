import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonStyle } from './button-style.ts';

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: Omit<LinkProps, 'className'> & ButtonLook & { className?: string }) {
  return <Link {...rest} className={buttonStyle({ variant, size }, className)} />;
}
