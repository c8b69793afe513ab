import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

interface SignInOptions {
  /** Name of the parameter in which the address says that somebody cancelled. */
  service: string;
  finish: (given: { code: string; state: string }) => Promise<unknown>;
  /** What is in the search part of the address afterwards. */
  keeps?: Record<string, string>;
}

/** Another service sends the browser back with a code in the address; it is good once, so it does not stay there. */
export function useReturnFromSignIn({ service, finish, keeps = {} }: SignInOptions) {
  const [search, setSearch] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isCancelled, setIsCancelled] = useState(false);
  const [code, state, answer] = ['code', 'state', service].map((name) => search.get(name));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code; the rest changes with every drawing
  useEffect(() => {
    if (!code && !answer) return;
    if (answer === 'cancelled') setIsCancelled(true);
    if (code && state) {
      setIsBusy(true);
      finish({ code, state })
        .catch(setFailure)
        .finally(() => setIsBusy(false));
    }
    setSearch(keeps, { replace: true, preventScrollReset: true });
  }, [code, answer]);

  return { isBusy, failure, isCancelled };
}
