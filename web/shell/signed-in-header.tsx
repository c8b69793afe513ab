import { ChevronDown, Plus } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useSession } from './session.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

const linkLook = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'inline-flex min-h-10 items-center rounded-md px-3 text-sm font-semibold transition-colors',
    isActive ? 'bg-brand-soft text-on-brand-soft' : 'text-ink-secondary hover:bg-sunken hover:text-ink',
  );

/** Top bar of everything behind the guard. NavLink marks the active item by path prefix. */
export function SignedInHeader() {
  const { user } = useSession();
  return (
    <Header homePath={paths.dashboard}>
      <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
        <NavLink to={paths.dashboard} className={linkLook}>
          Dashboard
        </NavLink>
        <div className="flex items-center">
          <NavLink to={paths.agents} className={linkLook}>
            Agents
          </NavLink>
          <Menu
            align="start"
            trigger={
              <IconButton label="More about agents" className="size-8!">
                <ChevronDown aria-hidden />
              </IconButton>
            }
          >
            <MenuItem isLink>
              <Link to={paths.createAgent}>
                <Plus aria-hidden />
                Create Agent
              </Link>
            </MenuItem>
          </Menu>
        </div>
      </nav>
      <div className="ml-auto flex items-center gap-1">
        <ThemeToggle />
        <div className="hidden lg:block">
          <UserMenu />
        </div>
        <MobileMenu
          items={[
            { to: paths.dashboard, label: 'Dashboard' },
            { to: paths.agents, label: 'Agents' },
            { to: paths.createAgent, label: 'Create Agent', isNested: true },
            { to: paths.profile, label: 'My Profile' },
          ]}
        >
          <p className="truncate text-sm font-semibold">{user?.firstname}</p>
          <p className="mb-3 truncate text-sm text-ink-secondary">{user?.email}</p>
          <SignOutButton />
        </MobileMenu>
      </div>
    </Header>
  );
}
