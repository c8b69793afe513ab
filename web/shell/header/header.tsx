import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from '../logo.tsx';

/**
 * The bar at the top of every page, 4rem high; translucent once the page has scrolled past 10 px. The logo leads to the
 * dashboard for signed-in users.
 */
export function Header({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <header className="sticky print:static top-0 z-30 h-16 border-b border-transparent bg-page transition-colors in-data-scrolled:border-line in-data-scrolled:bg-page/95 in-data-scrolled:backdrop-blur-md">
      <a
        href="#content"
        className="sr-only rounded-md bg-surface px-4 py-2 font-semibold focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10"
      >
        Skip to content
      </a>
      <div
        className={classNames(
          'mx-auto flex h-full items-center gap-2 px-4 sm:px-6',
          isWide ? 'max-w-console' : 'max-w-7xl',
        )}
      >
        <HomeLink to={paths.home} className="flex in-data-[session=in]:hidden" />
        <HomeLink to={paths.dashboard} className="hidden in-data-[session=in]:flex" />
        {children}
      </div>
    </header>
  );
}

function HomeLink({ to, className }: { to: string; className: string }) {
  return (
    <Link
      to={to}
      aria-label={`${brand.name}, home`}
      className={classNames('mr-4 -ml-1 rounded-md p-1', className)}
    >
      <Logo />
    </Link>
  );
}
