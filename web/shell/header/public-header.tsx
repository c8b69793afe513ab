import { ChevronDown } from 'lucide-react';
import { Link, useMatch } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useSession } from '../session.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { BarNavigation } from './bar-navigation.tsx';
import { Dropdown, dropdownItemStyle } from './dropdown.tsx';
import { Header } from './header.tsx';
import { MobileMenu, PanelItems } from './mobile-menu.tsx';
import { accountItems, ownerItems, visitorItems } from './navigation.ts';

/**
 * Top bar of all public pages, in native markup because static pages have no React. It contains both bars, and
 * `data-session` on the root shows one; `public-scripts/show-session.ts` fills in the name where React does not.
 */
export function PublicHeader() {
  // Not by comparing paths: prerendered pages have a trailing slash in their path.
  const isLogin = useMatch(paths.login) !== null;
  return (
    <Header>
      <BarNavigation items={visitorItems} className="hidden lg:flex lg:in-data-[session=in]:hidden" />
      <BarNavigation items={ownerItems} className="hidden lg:in-data-[session=in]:flex" />
      <div className="ml-auto flex items-center gap-1 sm:gap-2">
        <ThemeToggle />
        <div className="hidden items-center gap-2 lg:flex lg:in-data-[session=in]:hidden">
          {!isLogin && (
            <ButtonLink to={paths.login} variant="ghost">
              Sign In
            </ButtonLink>
          )}
          <ButtonLink to={paths.signup}>Get Started</ButtonLink>
        </div>
        <UserDropdown />
        <MobileMenu>
          <PanelItems
            items={[{ to: paths.home, label: 'Home' }, ...visitorItems]}
            className="flex in-data-[session=in]:hidden"
          >
            <div className="grid gap-2">
              <ButtonLink to={paths.login} variant="secondary">
                Login
              </ButtonLink>
              <ButtonLink to={paths.register}>Register</ButtonLink>
            </div>
          </PanelItems>
          <PanelItems items={[...ownerItems, ...accountItems]} className="hidden in-data-[session=in]:flex">
            <Identity className="mb-3" />
            <button type="button" data-sign-out className={buttonStyle({ variant: 'secondary' }, 'w-full')}>
              Sign Out
            </button>
          </PanelItems>
        </MobileMenu>
      </div>
    </Header>
  );
}

function UserDropdown() {
  return (
    <Dropdown
      align="end"
      className="hidden lg:in-data-[session=in]:block"
      triggerClassName="min-h-10 gap-2 px-3 text-sm font-semibold"
      trigger={
        <>
          <UserName className="max-w-36 min-w-8 truncate" />
          <ChevronDown
            aria-hidden
            className="size-4 text-ink-secondary transition-transform group-open/menu:rotate-180"
          />
        </>
      }
    >
      <Identity className="max-w-64 border-b border-line px-2.5 pt-1.5 pb-2.5 mb-1.5" />
      {accountItems.map(({ to, label }) => (
        <Link key={to} to={to} className={dropdownItemStyle}>
          {label}
        </Link>
      ))}
      <button type="button" data-sign-out className={dropdownItemStyle}>
        Sign Out
      </button>
    </Dropdown>
  );
}

/** First name and email. */
function Identity({ className }: { className: string }) {
  const { user } = useSession();
  return (
    <div className={classNames('text-sm', className)}>
      <UserName className="block truncate font-semibold" />
      <span data-user-email className="block truncate text-ink-secondary">
        {user?.email}
      </span>
    </div>
  );
}

function UserName({ className }: { className: string }) {
  const { user } = useSession();
  return (
    <span data-user-name className={className}>
      {user ? user.firstname || user.email : 'Account'}
    </span>
  );
}
