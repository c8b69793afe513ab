import { ChevronDown } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { Dropdown, dropdownItemStyle } from './dropdown.tsx';
import type { NavigationItem } from './navigation.ts';

const linkLook = (isActive: boolean) =>
  classNames(
    'inline-flex min-h-10 items-center rounded-md px-3 text-sm font-semibold transition-colors',
    isActive ? 'bg-brand-soft text-on-brand-soft' : 'text-ink-secondary hover:bg-sunken hover:text-ink',
  );

/**
 * The items of the top bar from the large breakpoint on. NavLink marks the active one by path prefix; a page of another
 * address marks the item that its way back up leads to.
 */
export function BarNavigation({
  items,
  className,
}: {
  items: readonly NavigationItem[];
  className?: string;
}) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={classNames('items-center gap-1', className)}>
      {items.map(({ to, label, above = [], children }) => (
        <div key={to} className="flex items-center">
          <NavLink
            to={to}
            className={({ isActive }) =>
              linkLook(isActive || above.some((path) => pathname.startsWith(path)))
            }
          >
            {label}
          </NavLink>
          {children && (
            <Dropdown
              className="-ml-2"
              label={`More about ${label}`}
              trigger={
                <ChevronDown aria-hidden className="size-4 transition-transform group-open/menu:rotate-180" />
              }
              triggerClassName="size-8 justify-center text-ink-secondary hover:text-ink"
            >
              {children.map((child) => (
                <NavLink key={child.to} to={child.to} className={dropdownItemStyle}>
                  {child.label}
                </NavLink>
              ))}
            </Dropdown>
          )}
        </div>
      ))}
    </nav>
  );
}
