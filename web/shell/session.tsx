import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { paths } from '#contract/page-addresses.ts';
import * as users from '#contract/profile/profile.endpoints.ts';
import type { ProfileChanges } from '#contract/profile/profile.schemas.ts';
import { register } from '#contract/registration/registration.endpoints.ts';
import type { Registration } from '#contract/registration/registration.schemas.ts';
import * as sessions from '#contract/sessions/sessions.endpoints.ts';
import * as signIn from '#contract/sign-in/sign-in.endpoints.ts';
import type { User } from '#contract/users/users.schemas.ts';
import { call } from '#web/lib/call.ts';
import { CallError } from '#web/lib/call-error.ts';
import { markSession } from './session-mark.ts';
import { useKnownUser } from './use-known-user.ts';

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
  /** Called with the user whom another call has answered: another way of signing in, or a change of the picture. */
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
  const { user, isLoading, settle } = useKnownUser();
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
        settle((await wording('Registration failed', call(register, { body: input }))).user);
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
