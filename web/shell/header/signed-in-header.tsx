import { WorkspaceSelect } from '#web/features/workspaces/workspace-select.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { useSession } from '../session.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { BarNavigation } from './bar-navigation.tsx';
import { Header } from './header.tsx';
import { MobileMenu, PanelItems } from './mobile-menu.tsx';
import { accountItems, ownerItems } from './navigation.ts';
import { SignOutButton } from './sign-out-button.tsx';
import { UserMenu } from './user-menu.tsx';

/** Top bar of everything behind the guard. */
export function SignedInHeader() {
  const { user } = useSession();
  return (
    <Header isWide>
      <BarNavigation items={ownerItems} className="hidden lg:flex" />
      <div className="ml-auto flex items-center gap-1">
        <PaletteButton />
        <ThemeToggle />
        <div className="hidden lg:block">
          <UserMenu />
        </div>
        <MobileMenu>
          <PanelItems items={[...ownerItems, ...accountItems]}>
            <WorkspaceSelect />
            <p className="truncate text-sm font-semibold">{user?.firstname}</p>
            <p className="mb-3 truncate text-sm text-ink-secondary">{user?.email}</p>
            <SignOutButton />
          </PanelItems>
        </MobileMenu>
      </div>
    </Header>
  );
}
