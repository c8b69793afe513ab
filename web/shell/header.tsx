import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from './logo.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';

/** The bar at the top of every page, 4rem high; translucent once the page has scrolled past 10 px. */
export function Header({ homePath, children }: { homePath: string; children: ReactNode }) {
  const isScrolled = useIsScrolled(10);
  return (
    <header
      className={classNames(
        'sticky top-0 z-30 h-16 border-b transition-colors',
        isScrolled ? 'border-line bg-page/85 backdrop-blur-md' : 'border-transparent bg-page',
      )}
    >
      <a
        href="#content"
        className="sr-only rounded-md bg-surface px-4 py-2 font-semibold focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10"
      >
        Skip to content
      </a>
      <div className="mx-auto flex h-full max-w-7xl items-center gap-2 px-4 sm:px-6">
        <Link to={homePath} aria-label={`${brand.name}, home`} className="-ml-1 mr-4 flex rounded-md p-1">
          <Logo />
        </Link>
        {children}
      </div>
    </header>
  );
}
