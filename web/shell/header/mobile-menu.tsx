import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { NavigationItem } from './navigation.ts';

/** A button's command to a dialog, which the browser executes without any script. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: 'site-menu' });

/**
 * The navigation below the large breakpoint, a panel that slides in: full width on phones, 20rem above. The native modal
 * dialog keeps the focus inside, closes on Escape and, by the rule in `app.css`, locks page scroll. It stays visible when
 * the window becomes wider, because a hidden modal would block the page; `public-scripts/close-menus.ts` then closes it.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  return (
    <>
      <IconButton label="Open menu" aria-haspopup="dialog" className="lg:hidden" {...command('show-modal')}>
        <Menu aria-hidden />
      </IconButton>
      <dialog
        id="site-menu"
        data-panel
        aria-label="Menu"
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-none border-line bg-surface text-ink shadow-lg open:animate-slide-in sm:w-80 sm:border-l"
      >
        <div className="flex h-full flex-col">
          <div className="flex h-16 shrink-0 items-center justify-between border-b border-line px-5">
            <span className="font-semibold">Menu</span>
            <IconButton label="Close menu" {...command('close')}>
              <X aria-hidden />
            </IconButton>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}

interface PanelItemsProps {
  items: readonly NavigationItem[];
  className?: string;
  /** Below the items: the signed-in user, and the links for signing in or out. */
  children?: ReactNode;
}

/** The items of the panel, with the items of dropdowns indented. */
export function PanelItems({ items, className, children }: PanelItemsProps) {
  const lines = items.flatMap((item) => [
    { ...item, isNested: false },
    ...(item.children ?? []).map((child) => ({ ...child, isNested: true })),
  ]);
  return (
    <div className={classNames('min-h-0 flex-1 flex-col', className ?? 'flex')}>
      <nav aria-label="Menu" className="flex-1 overflow-y-auto p-3">
        {lines.map(({ to, label, isNested }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/' || isNested}
            className={({ isActive }) =>
              classNames(
                'flex min-h-11 items-center rounded-md px-3 font-medium',
                isNested && 'ml-4',
                isActive ? 'bg-brand-soft text-on-brand-soft' : 'hover:bg-sunken',
              )
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
      {children && <div className="border-t border-line p-5">{children}</div>}
    </div>
  );
}
