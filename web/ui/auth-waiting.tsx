import { Spinner } from '#web/ui/spinner.tsx';

/** In the place of a card that depends on an answer. */
export function AuthWaiting({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="flex flex-1 animate-appear-late items-center justify-center gap-2.5 px-4 py-24 text-sm text-ink-secondary"
    >
      <Spinner />
      {children}
    </p>
  );
}
