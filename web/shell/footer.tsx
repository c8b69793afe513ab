import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { footerColumns, type NavigationItem } from './header/navigation.ts';
import { Logo } from './logo.tsx';

const linkStyle =
  'inline-block rounded-sm py-1 pointer-coarse:py-2.5 underline-offset-4 hover:text-ink hover:underline';

/** The footer of public pages. It appears 3 s after the page; its space is reserved from the start. */
export function PublicFooter() {
  return (
    <footer data-ours className="motion-safe:animate-footer border-t border-line">
      <div className="mx-auto grid max-w-7xl grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 text-sm sm:px-6 md:grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))]">
        <div className="col-span-2 md:col-span-1">
          <Logo />
          <p className="mt-3 max-w-56 text-ink-secondary">{brand.slogan}</p>
        </div>
        {footerColumns.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-semibold">{title}</h2>
            <ul className="mt-3 space-y-1 text-ink-secondary">
              {items.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={linkStyle}>
                    {label}
                  </Link>
                </li>
              ))}
              {title === 'Legal' && (
                <li>
                  <CookieSettingsButton />
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <p className="border-t border-line py-6 text-xs text-ink-secondary">
          <Copyright />
        </p>
      </div>
    </footer>
  );
}

const shortItems: readonly NavigationItem[] = [
  { to: paths.billing, label: 'Billing' },
  { to: paths.docs, label: 'Documentation' },
  { to: paths.status, label: 'System Status' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.accessibility, label: 'Accessibility' },
];

/** The footer of signed-in pages, in one line. */
export function SignedInFooter() {
  return (
    <footer className="border-t border-line lg:in-data-fills-window:hidden">
      <div className="mx-auto flex max-w-console flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 text-xs text-ink-secondary sm:px-6">
        <p>
          <Copyright />
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5">
          {shortItems.map(({ to, label }) => (
            <Link key={to} to={to} className={linkStyle}>
              {label}
            </Link>
          ))}
          <CookieSettingsButton />
        </nav>
      </div>
    </footer>
  );
}

/** Opens the preferences of the consent banner again. */
function CookieSettingsButton() {
  return (
    <button type="button" data-consent-open className={`${linkStyle} noscript:hidden`}>
      Cookie settings
    </button>
  );
}

function Copyright() {
  return (
    <>
      ©{' '}
      <span data-year suppressHydrationWarning>
        {new Date().getFullYear()}
      </span>{' '}
      {brand.name}
    </>
  );
}
