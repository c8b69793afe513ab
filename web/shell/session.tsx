import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ProfileChanges, Registration, User } from '#contract/accounts.ts';
import * as accounts from '#web/lib/account-endpoints.ts';
import { call } from '#web/lib/call.ts';
import { CallError } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { pageShown } from '#web/site/page-shown.ts';
import { markSession } from './session-mark.ts';

interface Session {
  user: User | null;
  isAuthenticated: boolean;
  /** True until the first look at the profile endpoint is over. */
  isLoading: boolean;
  /** Signs in, or tells that a code is due before. */
  login: (input: {
    email: string;
    password: string;
    remember: boolean;
  }) => Promise<'signed-in' | 'second-factor'>;
  /** Called with the user whom another way of signing in has answered. */
  enter: (user: User) => void;
  /** Signs in as well. */
  register: (input: Registration) => Promise<void>;
  /** Answers the server's message. */
  updateProfile: (changes: ProfileChanges) => Promise<string>;
  /** Leaves by a full page load to `/`, also when the call failed. */
  logout: () => Promise<void>;
  /** Called when an answer says that the session is over. */
  forget: () => void;
}

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null);
  const [isLoading, setIsLoading] = useState(true);

  useEffect(() => {
    const abort = new AbortController();
    call(accounts.getProfile, { signal: abort.signal })
      .then((answer) => setUser(answer.success ? answer.user : null))
      // Any failure means signed out (specification, section 4).
      .catch(() => setUser(null))
      .finally(() => {
        if (!abort.signal.aborted) setIsLoading(false);
      });
    return () => abort.abort();
  }, []);

  useEffect(() => {
    if (isLoading) return;
    markSession(user !== null);
    document.dispatchEvent(new Event(pageShown));
  }, [user, isLoading]);

  const forget = useCallback(() => setUser(null), []);

  const session = useMemo<Session>(
    () => ({
      user,
      isAuthenticated: user !== null,
      isLoading,
      forget,
      enter: setUser,
      login: async (input) => {
        const answer = await wording('Login failed', call(accounts.login, { body: input }));
        if (!('user' in answer)) return 'second-factor';
        setUser(answer.user);
        return 'signed-in';
      },
      register: async (input) => {
        setUser((await wording('Registration failed', call(accounts.register, { body: input }))).user);
      },
      updateProfile: async (changes) => {
        const answer = await wording('Update failed', call(accounts.updateProfile, { body: changes }));
        setUser(answer.user);
        return answer.message;
      },
      logout: async () => {
        try {
          await call(accounts.logout, {});
        } catch (error) {
          console.error('Signing out failed', error);
        }
        markSession(false);
        // The full load clears the state; clearing it before would send the guard to the login page first.
        location.assign(paths.home);
      },
    }),
    [user, isLoading, forget],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used inside SessionProvider');
  return session;
}

/** Keeps the server's message, else the sentence of the specification, section 8. */
async function wording<Answer>(otherwise: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError && !error.message) {
      throw new CallError(error.status, error.code, otherwise, error.details);
    }
    throw error;
  }
}
