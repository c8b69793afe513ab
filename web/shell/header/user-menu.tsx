import { useQuery } from '@tanstack/react-query';
import { ChevronDown, LogOut, ServerCog, Settings, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { accountQuery } from '#web/console/account/account.queries.ts';
import { WorkspaceSwitcher } from '#web/features/workspaces/workspace-switcher.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import { useSession } from '../session.tsx';

/** Who is signed in, the way to the profile and the way out. */
export function UserMenu() {
  const { user, logout } = useSession();
  const { data: account } = useQuery(accountQuery());
  if (!user) return null;
  const name = user.firstname || user.email;
  return (
    <Menu
      trigger={
        <button
          type="button"
          title="Account"
          className="flex min-h-10 items-center gap-2 rounded-md px-2 text-sm font-semibold transition-colors hover:bg-sunken"
        >
          <Avatar name={`${name} ${user.lastname}`} image={user.image} className="size-7" />
          <span className="max-w-36 truncate">{name}</span>
          <ChevronDown aria-hidden className="size-4 text-ink-secondary" />
        </button>
      }
    >
      <MenuLabel>
        {user.firstname && <span className="block max-w-56 truncate font-semibold">{user.firstname}</span>}
        <span className="block max-w-56 truncate text-ink-secondary">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem isLink>
        <Link to={paths.profile}>
          <UserRound aria-hidden />
          My Profile
        </Link>
      </MenuItem>
      <MenuItem isLink>
        <Link to={paths.accountSettings()}>
          <Settings aria-hidden />
          Settings
        </Link>
      </MenuItem>
      {account?.isOperator && (
        <MenuItem isLink>
          <Link to={paths.operator}>
            <ServerCog aria-hidden />
            Operator
          </Link>
        </MenuItem>
      )}
      <WorkspaceSwitcher />
      <MenuSeparator />
      <MenuItem onSelect={() => void logout()}>
        <LogOut aria-hidden />
        Sign Out
      </MenuItem>
    </Menu>
  );
}
