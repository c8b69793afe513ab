import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getStatus as endpoint } from '#contract/status/status.endpoints.ts';
import { getStatus } from '#contract/status/status.endpoints.ts';
import { call } from '#web/lib/call.ts';

export type Status = AnswerOf<typeof endpoint>;

const refreshMs = 60_000;

interface StatusReading {
  /** Null until the first answer. */
  status: Status | null;
  /** From the last attempt; the previous status stays. */
  error: unknown;
  isReading: boolean;
  retry: () => void;
}

/** The measured status, loaded again every minute while the page is visible. */
export function useStatus(): StatusReading {
  const [status, setStatus] = useState<Status | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isReading, setIsReading] = useState(true);
  const abort = useRef<AbortController | null>(null);

  const read = useCallback(() => {
    abort.current?.abort();
    const current = new AbortController();
    abort.current = current;
    setIsReading(true);
    call(getStatus, { signal: current.signal })
      .then((answer) => {
        setStatus(answer);
        setError(null);
      })
      .catch((thrown: unknown) => {
        if (!current.signal.aborted) setError(thrown);
      })
      .finally(() => {
        if (!current.signal.aborted) setIsReading(false);
      });
  }, []);

  useEffect(() => {
    read();
    const readIfSeen = () => document.visibilityState === 'visible' && read();
    const timer = setInterval(readIfSeen, refreshMs);
    document.addEventListener('visibilitychange', readIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readIfSeen);
      abort.current?.abort();
    };
  }, [read]);

  return { status, error, isReading, retry: read };
}
