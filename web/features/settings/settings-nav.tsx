import { ChevronsUpDown } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Menu, MenuItem, MenuLabel } from '#web/ui/overlays/menu.tsx';
import { settingsGroups, settingsPageAt } from './settings-pages.ts';

/** The pages of the settings: a list next to the open one, on narrow screens a menu above it. */
export function SettingsNav() {
  const current = settingsPageAt(useLocation().pathname);
  return (
    <nav aria-label="Settings" className="lg:sticky lg:top-22 lg:self-start">
      <div className="lg:hidden">
        <Menu
          align="start"
          trigger={
            <Button
              variant="secondary"
              className="max-sm:w-full max-sm:justify-between"
              aria-label={`${current?.label ?? 'Settings'}: choose another page`}
            >
              {current?.label ?? 'Settings'}
              <ChevronsUpDown aria-hidden />
            </Button>
          }
        >
          {settingsGroups.map(({ label, pages }) => (
            <div key={label}>
              <MenuLabel>
                <span className="text-xs font-semibold text-ink-secondary">{label}</span>
              </MenuLabel>
              {pages.map((page) => (
                <MenuItem key={page.to} isLink>
                  <Link
                    to={page.to}
                    aria-current={page === current ? 'page' : undefined}
                    className="aria-[current=page]:font-semibold aria-[current=page]:text-on-brand-soft"
                  >
                    {page.label}
                  </Link>
                </MenuItem>
              ))}
            </div>
          ))}
        </Menu>
      </div>
      <div className="space-y-5 max-lg:hidden">
        {settingsGroups.map(({ label, pages }) => (
          <div key={label}>
            <h2 className="mb-1 px-3 text-xs font-semibold text-ink-secondary">{label}</h2>
            <ul className="space-y-0.5">
              {pages.map((page) => (
                <li key={page.to}>
                  <Link
                    to={page.to}
                    aria-current={page === current ? 'page' : undefined}
                    className={classNames(
                      'flex min-h-9 items-center rounded-md px-3 text-sm transition-colors focus-visible:-outline-offset-2',
                      page === current
                        ? 'bg-brand-soft font-semibold text-on-brand-soft'
                        : 'font-medium text-ink-secondary hover:bg-sunken hover:text-ink',
                    )}
                  >
                    {page.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
