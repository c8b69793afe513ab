import { useEffect, useRef } from 'react';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface ConnectionProblemProps {
  error: unknown;
  isBusy: boolean;
  onSkip: () => void;
}

/** Takes the place of Continue where the failure says nothing against the address, such as a lost connection. */
export function ConnectionProblem({ error, isBusy, onSkip }: ConnectionProblemProps) {
  const retry = useRef<HTMLButtonElement>(null);
  // Continue had the focus and is gone.
  useEffect(() => retry.current?.focus(), []);
  return (
    <Notice
      tone="warning"
      action={
        <div className="flex flex-wrap gap-2">
          <Button ref={retry} type="submit" size="sm" isBusy={isBusy}>
            Try again
          </Button>
          <Button size="sm" variant="secondary" onClick={onSkip}>
            Fill in the rest myself
          </Button>
        </div>
      }
    >
      {describeError(error)}{' '}
      <span className="font-normal">We couldn’t get a name and colour from the website.</span>
    </Notice>
  );
}
