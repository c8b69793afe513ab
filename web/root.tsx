import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { brand } from '#contract/brand.ts';
import { RouteAnnouncer } from '#web/shell/route-announcer.tsx';
import { SessionProvider } from '#web/shell/session.tsx';
import { ThemeProvider, themeScript } from '#web/shell/theme.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import './styles/app.css';

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx';

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: LinksFunction = () => [
  { ...font, href: figtree },
  { ...font, href: bricolage },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
];

export const meta = () => [{ title: brand.name }];

/** The document itself, the same for prerendered pages and for the fallback. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script below sets class and colour scheme before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#16130f" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
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
