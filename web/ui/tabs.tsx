import { useRef } from 'react';
import { NavLink } from 'react-router';
import { classNames } from './class-names.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { useEdgeFade } from './use-edge-fade.ts';

interface TabsProps {
  label: string;
  tabs: readonly { to: string; label: string; badge?: string | undefined; isActive?: boolean }[];
  /** A tab that changes only the search part of the URL keeps the page where it is. */
  keepsScroll?: boolean;
}

/** Tabs that are links: each has a URL, so back, reload and a new window work. */
export function Tabs({ label, tabs, keepsScroll = false }: TabsProps) {
  const bar = useRef<HTMLElement>(null);
  useEdgeFade(bar);
  useCurrentInSight(bar);

  return (
    <nav
      ref={bar}
      aria-label={label}
      className="fade-edges relative flex gap-1 overflow-x-auto border-b border-line"
    >
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end
          preventScrollReset={keepsScroll}
          {...(tab.isActive === undefined
            ? {}
            : { 'aria-current': tab.isActive ? 'page' : (false as unknown as 'page') })}
          className={({ isActive }) =>
            classNames(
              '-mb-px inline-flex min-h-11 items-center border-b-2 px-3 text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
              (tab.isActive ?? isActive)
                ? 'border-brand text-ink'
                : 'border-transparent text-ink-secondary hover:text-ink',
            )
          }
        >
          {tab.label}
          {tab.badge && (
            <span className="ml-2 rounded-full bg-brand-soft px-2 py-0.5 text-xs text-on-brand-soft">
              {tab.badge}
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
