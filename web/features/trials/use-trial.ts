import { useEffect, useState } from 'react';
import { showTrial } from '#contract/trials/trials.endpoints.ts';
import type { Trial } from '#contract/trials/trials.schemas.ts';
import { call } from '#web/lib/call.ts';
import { isBeingRead } from './is-being-read.ts';

const whileReadingMs = 400;
const afterwardsMs = 60_000;

interface Shown {
  trial: Trial | null;
  /** Why the last call failed; the trial that was there before stays. */
  error: unknown;
  retry: () => void;
}

/** A trial agent by the secret of its link; asked for often while its website is being read. */
export function useTrial(secret: string): Shown {
  const [trial, setTrial] = useState<Trial | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins again
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      try {
        const shown = await call(showTrial, { body: { secret }, signal: abort.signal });
        setTrial(shown);
        setError(null);
        timer = setTimeout(look, isBeingRead(shown) ? whileReadingMs : afterwardsMs);
      } catch (thrown) {
        if (!abort.signal.aborted) setError(thrown);
      }
    };
    void look();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [secret, attempt]);

  return { trial, error, retry: () => setAttempt(attempt + 1) };
}
