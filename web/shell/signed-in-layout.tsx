import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, type UIMatch, useLocation, useMatches } from 'react-router';
import { paths, returnParameter } from '#contract/page-addresses.ts';
import { ConfirmIdentity } from '#web/console/account/confirm-identity.tsx';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { LiveUpdates } from '#web/lib/live/live-updates.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import { UnsavedGuard } from '#web/ui/forms/unsaved/unsaved-guard.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { Toaster } from '#web/ui/overlays/toast.tsx';
import { PublicFooter, SignedInFooter } from './footer.tsx';
import { SignedInHeader } from './header/signed-in-header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import type { PageHandle } from './page-handle.ts';
import { PaletteHost } from './palette/palette-host.tsx';
import { PublicFrame } from './public-frame.tsx';
import { useSession } from './session.tsx';
import { useTheme } from './theme/theme.tsx';

/**
 * The guard: a spinner while the session is looked up, then the page, or `/login` with the way back kept. A route whose
 * handle has `SignedOut` shows that instead, and it is what the build writes as the document of its address.
 */
export default function SignedInLayout() {
  const { isLoading, user } = useSession();
  const { pathname, search } = useLocation();
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  const { SignedOut, fillsWindow = false } = matches.at(-1)?.handle ?? {};

  if (SignedOut && (import.meta.env.SSR || !(isLoading || user !== null))) {
    return (
      <PublicFrame footer={<PublicFooter />}>
        <SignedOut />
      </PublicFrame>
    );
  }
  if (isLoading) return <LoadingScreen />;
  if (user === null) {
    const next = new URLSearchParams({ [returnParameter]: pathname + search });
    return <Navigate to={`${paths.login}?${next}`} replace />;
  }
  return <SignedIn key={user.id} fillsWindow={fillsWindow} />;
}

/** Mounted with each sign-in, so that nothing cached for one user is ever shown to the next. */
function SignedIn({ fillsWindow }: { fillsWindow: boolean }) {
  const { forget } = useSession();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { theme } = useTheme();
  // A late refusal of what was asked before signing in again is no news about this session.
  const [queryClient] = useState(() => createQueryClient(() => isHere.current && forget()));
  return (
    <QueryClientProvider client={queryClient}>
      <LiveUpdates />
      <div
        data-fills-window={fillsWindow || undefined}
        // In a window that is very low the page scrolls after all.
        className="flex min-h-dvh flex-col lg:data-fills-window:h-[max(100dvh,38rem)]"
      >
        <SignedInHeader />
        <OfflineNotice />
        <main
          id="content"
          tabIndex={-1}
          className="flex flex-1 flex-col outline-none lg:in-data-fills-window:min-h-0"
        >
          <AccountFrame>
            <Outlet />
          </AccountFrame>
        </main>
        <SignedInFooter />
      </div>
      <PaletteHost />
      <UnsavedGuard />
      <ConfirmIdentity />
      <Toaster theme={theme} />
    </QueryClientProvider>
  );
}
