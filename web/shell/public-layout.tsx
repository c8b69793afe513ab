import { Outlet, useMatch } from 'react-router';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useSession } from './session.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Around every page that needs no account. */
export default function PublicLayout() {
  const { isAuthenticated } = useSession();
  // Not by comparing paths: a prerendered page is written for its path with a slash at the end.
  const isLogin = useMatch(paths.login) !== null;
  const isRegister = useMatch(paths.register) !== null;
  return (
    <div className="flex min-h-dvh flex-col">
      <Header homePath={isAuthenticated ? paths.dashboard : paths.home}>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <ThemeToggle />
          <div className="hidden items-center gap-2 lg:flex">
            {isAuthenticated ? (
              <ButtonLink to={paths.dashboard}>Open dashboard</ButtonLink>
            ) : (
              <>
                {!isLogin && (
                  <ButtonLink to={paths.login} variant="ghost">
                    Sign In
                  </ButtonLink>
                )}
                {!isRegister && <ButtonLink to={paths.register}>Get Started</ButtonLink>}
              </>
            )}
          </div>
          <MobileMenu
            items={[
              { to: paths.home, label: 'Home', isNested: false },
              { to: paths.login, label: 'Login' },
              { to: paths.register, label: 'Register' },
            ]}
          />
        </div>
      </Header>
      <main id="content" className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <Footer
        links={[
          { to: paths.login, label: 'Sign In' },
          { to: paths.register, label: 'Create account' },
        ]}
      />
    </div>
  );
}
