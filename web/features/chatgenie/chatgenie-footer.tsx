import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';

export function ChatGenieFooter() {
  const links = [
    { to: paths.home, label: brand.name },
    { to: paths.contact, label: 'Contact' },
    { to: paths.privacy, label: 'Privacy' },
    { to: paths.terms, label: 'Terms' },
  ];
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-6 text-sm text-ink-secondary sm:px-6">
        <p>
          ©{' '}
          <span data-year suppressHydrationWarning>
            {new Date().getFullYear()}
          </span>{' '}
          {brand.name}. The names of the platforms belong to their owners.
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
