import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

interface RetryButtonProps {
  children: string;
  /** Says of what, where there are several. */
  label?: string;
  isDisabled?: boolean;
  onRetry: () => Promise<{ retried: number }>;
  describe: (retried: number) => string;
}

/** Has something that failed done again, and says how much it was. */
export function RetryButton({ children, label, isDisabled = false, onRetry, describe }: RetryButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    try {
      showToast.done(describe((await onRetry()).retried));
    } catch (error) {
      showToast.failed(describeError(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="secondary"
      isBusy={isBusy}
      isDisabled={isDisabled}
      aria-label={label}
      onClick={() => void retry()}
    >
      {!isBusy && <RotateCw aria-hidden />}
      {children}
    </Button>
  );
}
