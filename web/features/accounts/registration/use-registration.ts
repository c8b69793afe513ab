import { useRef, useState } from 'react';
import { describeRegistrationError } from '#core/registration/describe-registration-error.ts';
import { useSession } from '#web/shell/session.tsx';
import { type Form, useForm } from '#web/ui/forms/use-form.ts';
import { checkRegistrationFields } from './check-registration-fields.ts';
import { readRegistration, registrationOf } from './registration-values.ts';
import { dropRegistration } from './use-registration-draft.ts';

interface RegistrationState {
  form: Form;
  isDone: boolean;
  /** Someone who was signed in before has no business here, unlike someone who has just signed up. */
  wasSignedIn: boolean;
}

/** The sign-up form: checks, creates the account and signs in. */
export function useRegistration(referralCode: string | null): RegistrationState {
  const session = useSession();
  const [isDone, setIsDone] = useState(false);
  // Registering also signs in; the page stays to show its message and must not redirect at once.
  const hasRegistered = useRef(false);
  const form = useForm({
    read: readRegistration,
    check: checkRegistrationFields,
    send: async (values) => {
      hasRegistered.current = true;
      try {
        await session.register({ ...registrationOf(values), ...(referralCode ? { referralCode } : {}) });
      } catch (error) {
        hasRegistered.current = false;
        console.error('Registration failed', error);
        // One sentence for the whole form, without the server's sentences about single fields.
        throw new Error(describeRegistrationError((error as Error).message));
      }
      dropRegistration();
      setIsDone(true);
    },
  });
  return { form, isDone, wasSignedIn: session.isAuthenticated && !hasRegistered.current };
}
