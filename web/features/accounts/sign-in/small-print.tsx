import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';

const links = [
  { to: paths.solutions, label: 'Solutions' },
  { to: paths.pricing, label: 'Pricing' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
];

/** Links below the form for signing in. */
export function SmallPrint() {
  return (
    <nav
      aria-label="Before you sign in"
      className="mt-5 flex flex-wrap justify-center gap-x-5 gap-y-1 text-xs text-ink-secondary"
    >
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className="py-1 underline-offset-4 hover:text-ink hover:underline">
          {label}
        </Link>
      ))}
    </nav>
  );
}
