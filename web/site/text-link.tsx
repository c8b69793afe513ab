import { Link, type LinkProps } from 'react-router';

/** A link in the middle of a sentence. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className="font-semibold text-brand underline underline-offset-4" />;
}
