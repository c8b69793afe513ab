import { useCallback, useEffect, useRef, useState } from 'react';
import { getProfile } from '#contract/profile/profile.endpoints.ts';
import type { User } from '#contract/users/users.schemas.ts';
import { call, callAs } from '#web/lib/call.ts';
import { CallError } from '#web/lib/call-error.ts';
import { pageShown } from '#web/public-scripts/page-shown.ts';
import { drawSession, followSession, markSession } from './session-mark.ts';

interface KnownUser {
  user: User | null;
  /** True until the first look at the profile endpoint is over. */
  isLoading: boolean;
  /** Sets what is known for sure. */
  settle: (known: User | null) => void;
}

/** Who is signed in: asked of the server once, and again whenever another tab says something else. */
export function useKnownUser(): KnownUser {
  const [user, setUser] = useState<User | null>(null);
  const [isLoading, setIsLoading] = useState(true);

  /** The look at the profile that is under way. */
  const look = useRef<AbortController | null>(null);
  const shownId = useRef<string | null>(null);

  /** What is known for sure ends a look that began before it: a late answer signs nobody out again. */
  const settle = useCallback((known: User | null) => {
    look.current?.abort();
    look.current = null;
    shownId.current = known?.id ?? null;
    callAs(shownId.current);
    markSession(shownId.current);
    setUser(known);
    setIsLoading(false);
  }, []);

  const lookUp = useCallback(
    (onFailure: () => void) => {
      look.current?.abort();
      const abort = new AbortController();
      look.current = abort;
      call(getProfile, { signal: abort.signal })
        .then((answer) => {
          if (!abort.signal.aborted) settle(answer.success ? answer.user : null);
        })
        .catch((error: unknown) => {
          if (abort.signal.aborted) return;
          if (error instanceof CallError && error.status === 401) return settle(null);
          setIsLoading(false);
          onFailure();
        });
    },
    [settle],
  );

  useEffect(() => {
    // Any failure means signed out (specification, section 4), but only a clear answer goes to other tabs.
    lookUp(() => drawSession(null));
    return () => look.current?.abort();
  }, [lookUp]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for another user the page is drawn again
  useEffect(() => {
    if (!isLoading) document.dispatchEvent(new Event(pageShown));
  }, [user, isLoading]);

  useEffect(
    () =>
      followSession((marked, isBack) => {
        if (marked === shownId.current) return;
        // Nothing of someone else stays to be read while the server is asked.
        if (shownId.current !== null && (isBack || marked)) setIsLoading(true);
        lookUp(() => undefined);
      }),
    [lookUp],
  );

  return { user, isLoading, settle };
}
