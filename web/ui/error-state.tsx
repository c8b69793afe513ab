import { CloudOff, FileX2 } from 'lucide-react';
import { CallError, describeError } from '#web/lib/call-error.ts';
import { Button } from './button.tsx';

/** A part of a page that could not be loaded, with a way to try again where that could help. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = error instanceof CallError && error.status === 404;
  const Icon = isMissing ? FileX2 : CloudOff;
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-14 text-center">
      <span className="mb-4 flex size-12 items-center justify-center rounded-full bg-failed-soft text-failed">
        <Icon aria-hidden className="size-5" />
      </span>
      {!isMissing && <p className="font-semibold">This could not be loaded</p>}
      <p className="mt-1 max-w-sm text-sm text-ink-secondary">{describeError(error)}</p>
      {!isMissing && (
        <Button variant="secondary" className="mt-5" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
