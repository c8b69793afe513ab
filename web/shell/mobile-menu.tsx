import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface MobileMenuProps {
  items: readonly { to: string; label: string; isNested?: boolean }[];
  /** Below the items: who is signed in, the way out. */
  children?: ReactNode;
}

/**
 * The navigation below the large breakpoint, a panel that slides in: full width on phones, 20rem above. A native modal
 * dialog keeps the focus inside, closes on Escape and, by the rule in `app.css`, locks the scroll of the page.
 */
export function MobileMenu({ items, children }: MobileMenuProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);

  // The content is there only while it is seen; it must be there before the browser looks for what to focus.
  useEffect(() => {
    if (isOpen) panel.current?.showModal();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel
  useEffect(() => panel.current?.close(), [key]);

  return (
    <div className="lg:hidden">
      <IconButton label="Open menu" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Menu aria-hidden />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape and by its button */}
      <dialog
        ref={panel}
        aria-label="Menu"
        onClose={() => setIsOpen(false)}
        onClick={(event) => event.target === panel.current && panel.current.close()}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-none border-line bg-surface text-ink shadow-lg open:animate-slide-in sm:w-80 sm:border-l"
      >
        {isOpen && (
          <div className="flex h-full flex-col">
            <div className="flex h-16 shrink-0 items-center justify-between border-b border-line px-5">
              <span className="font-semibold">Menu</span>
              <IconButton label="Close menu" onClick={() => panel.current?.close()}>
                <X aria-hidden />
              </IconButton>
            </div>
            <nav aria-label="Main" className="flex-1 overflow-y-auto p-3">
              {items.map((item) => (
                <NavLink
                  key={item.to}
                  to={item.to}
                  end={item.isNested ?? false}
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-11 items-center rounded-md px-3 font-medium',
                      item.isNested && 'ml-4',
                      isActive ? 'bg-brand-soft text-on-brand-soft' : 'hover:bg-sunken',
                    )
                  }
                >
                  {item.label}
                </NavLink>
              ))}
            </nav>
            {children && <div className="border-t border-line p-5">{children}</div>}
          </div>
        )}
      </dialog>
    </div>
  );
}
