import { Spinner } from './spinner.tsx';

/** Fills its place while something that everything else depends on is found out. */
export function LoadingScreen() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <p role="status" className="flex items-center gap-2.5 text-sm text-ink-secondary">
        <Spinner />
        Loading...
      </p>
    </main>
  );
}
