import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, useContext } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type UIMatch,
  UNSAFE_FrameworkContext,
  useMatches,
} from 'react-router';
import { brand } from '#contract/brand.ts';
import { CookieBanner } from '#web/features/legal/cookies/cookie-banner.tsx';
import { consentScript } from '#web/lib/cookies/consent.ts';
import enhance from '#web/public-scripts/enhance.ts?script';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { RouteAnnouncer } from '#web/shell/route-announcer.tsx';
import { SessionProvider } from '#web/shell/session.tsx';
import { sessionScript } from '#web/shell/session-mark.ts';
import { ThemeProvider } from '#web/shell/theme/theme.tsx';
import { themeScript } from '#web/shell/theme/theme-store.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import './styles/app.css';

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx';

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: LinksFunction = () => [
  { ...font, href: figtree },
  { ...font, href: bricolage },
  { rel: 'icon', type: 'image/png', sizes: '48x48', href: '/favicon-48.png' },
  { rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const meta = () => [{ title: brand.name }];

/** Pages of this site are prefetched when the pointer is over a link to them. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/chat/*', '/widget/*', '/*.xml'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * The document, the same for prerendered pages and for the fallback. A route that exports `handle = { isStatic: true }`
 * becomes a static page: HTML without React in the browser, so it has no state, effects or handlers. Whatever it does is
 * native (`details`, `dialog`, radio inputs and `:has()`) or done by `public-scripts/enhance.ts`, which is on every page.
 * When the application navigates to it, it is rendered like any other route.
 */
export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  // The fallback for URLs that are not prerendered is built as if it were for `/`, but starts the application.
  const isFallback = useContext(UNSAFE_FrameworkContext)?.isSpaMode;
  const isStatic = import.meta.env.SSR && !isFallback && matches.some(({ handle }) => handle?.isStatic);
  return (
    // The script below sets the class, colour scheme and marks before React takes over.
    <html lang="en" suppressHydrationWarning data-static={isStatic ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#16130f" media="(prefers-color-scheme: dark)" />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants, and they must run before the first paint
          dangerouslySetInnerHTML={{ __html: [themeScript, sessionScript, consentScript].join(';') }}
        />
        <Meta />
        <Links />
        {isStatic && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
        <script type="module" src={enhance} />
      </head>
      <body>
        {children}
        <CookieBanner />
        {!isStatic && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function Root() {
  return (
    <ThemeProvider>
      <SessionProvider>
        <Outlet />
        <RouteAnnouncer />
      </SessionProvider>
    </ThemeProvider>
  );
}
