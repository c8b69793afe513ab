import { Spinner } from './spinner.tsx';

/** Fills its place while something that everything else depends on is found out. */
export function LoadingScreen() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <noscript>
        <p className="max-w-sm px-6 text-center">
          This page needs JavaScript. Please turn it on and reload the page.
        </p>
      </noscript>
      <p role="status" className="noscript:hidden flex items-center gap-2.5 text-sm text-ink-secondary">
        <Spinner />
        Loading...
      </p>
    </main>
  );
}
