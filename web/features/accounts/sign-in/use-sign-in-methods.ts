import { useEffect, useState } from 'react';
import { getSignInMethods } from '#contract/sign-in/sign-in.endpoints.ts';
import { call } from '#web/lib/call.ts';

interface SignInMethods {
  google: boolean;
  passkey: boolean;
}

/** Null until the server has answered; if it never does, only the password form is shown. */
export function useSignInMethods(): SignInMethods | null {
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    call(getSignInMethods, { signal: abort.signal })
      .then(setMethods)
      .catch((error: unknown) => {
        if (!abort.signal.aborted) console.warn('The sign-in methods could not be loaded.', error);
      });
    return () => abort.abort();
  }, []);
  return methods;
}
