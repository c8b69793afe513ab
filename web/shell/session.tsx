import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as accounts from '#contract/accounts.endpoints.ts';
import type { Registration } from '#contract/accounts.schemas.ts';
import * as sessions from '#contract/sessions.endpoints.ts';
import * as signIn from '#contract/sign-in.endpoints.ts';
import * as users from '#contract/users.endpoints.ts';
import type { ProfileChanges, User } from '#contract/users.schemas.ts';
import { call, callAs } from '#web/lib/call.ts';
import { CallError } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { pageShown } from '#web/public-scripts/page-shown.ts';
import { drawSession, followSession, markSession } from './session-mark.ts';

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
  /** Answers the server's message, and the user as stored now. */
  updateProfile: (changes: ProfileChanges) => Promise<{ message: string; user: User }>;
  /** Leaves by a full page load to `/`, also when the call failed. */
  logout: () => Promise<void>;
  /** Called when an answer says that the session is over. */
  forget: () => void;
}

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
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
      call(users.getProfile, { signal: abort.signal })
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
    // Any failure means signed out (specification, section 4), but only a clear answer is told to other tabs.
    lookUp(() => drawSession(null));
    return () => look.current?.abort();
  }, [lookUp]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for another user the page is drawn anew
  useEffect(() => {
    if (!isLoading) document.dispatchEvent(new Event(pageShown));
  }, [user, isLoading]);

  useEffect(
    () =>
      followSession((marked, isBack) => {
        if (marked === shownId.current) return;
        // Nothing of somebody else stays to be read while the server is asked.
        if (shownId.current !== null && (isBack || marked)) setIsLoading(true);
        lookUp(() => undefined);
      }),
    [lookUp],
  );

  const forget = useCallback(() => settle(null), [settle]);

  const session = useMemo<Session>(
    () => ({
      user,
      isAuthenticated: user !== null,
      isLoading,
      forget,
      enter: settle,
      login: async (input) => {
        const answer = await wording('Login failed', call(signIn.login, { body: input }));
        if (!('user' in answer)) return 'second-factor';
        settle(answer.user);
        return 'signed-in';
      },
      register: async (input) => {
        settle((await wording('Registration failed', call(accounts.register, { body: input }))).user);
      },
      updateProfile: async (changes) => {
        const answer = await wording('Update failed', call(users.updateProfile, { body: changes }));
        settle(answer.user);
        return answer;
      },
      logout: async () => {
        try {
          await call(sessions.logout, {});
        } catch (error) {
          console.error('Signing out failed', error);
        }
        markSession(null);
        // The full load clears the state; clearing it before would send the guard to the login page first.
        location.assign(paths.home);
      },
    }),
    [user, isLoading, forget, settle],
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
