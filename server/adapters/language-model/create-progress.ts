/** What one side reports while it works, and another waits for. */
export interface Progress {
  isOpen(): boolean;
  /** There is more to read. */
  report(): void;
  end(): void;
  fail(reason: unknown): void;
  /** True once more was reported since the last call, false at the end. Throws the reason of a failure. */
  next(): Promise<boolean>;
}

/** @param onClose called once, when it ends or fails */
export function createProgress(onClose: () => void): Progress {
  let state: 'open' | 'ended' | 'failed' = 'open';
  let failure: unknown;
  let hasNews = false;
  let wake: (() => void) | undefined;

  function close(to: 'ended' | 'failed', reason?: unknown): void {
    if (state !== 'open') return;
    state = to;
    failure = reason;
    onClose();
    wake?.();
  }

  return {
    isOpen: () => state === 'open',
    report() {
      hasNews = true;
      wake?.();
    },
    end: () => close('ended'),
    fail: (reason) => close('failed', reason),
    async next() {
      if (!hasNews && state === 'open') {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (hasNews) {
        hasNews = false;
        return true;
      }
      if (state === 'failed') throw failure;
      return false;
    },
  };
}
