import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { GoogleButton } from '#web/features/accounts/google-sign-in/google-button.tsx';
import { useSignInMethods } from '#web/features/accounts/sign-in/use-sign-in-methods.ts';
import { keepReturn } from '#web/lib/sign-in/keep-return.ts';
import { useSession } from '#web/shell/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Form } from '#web/ui/forms/use-form.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ReferralNote } from './referral-note.tsx';
import { RegisterForm } from './register-form.tsx';
import { useRegistrationDraft } from './use-registration-draft.ts';

interface RegisterCardProps {
  form: Form;
  isDone: boolean;
  /** Page to return to, as the URL names it. */
  next: string | null;
  /** Page to go to after signing up. */
  goal: string;
  referralCode: string | null;
}

export function RegisterCard({ form, isDone, next, goal, referralCode }: RegisterCardProps) {
  const { isLoading } = useSession();
  const { state: given } = useLocation();
  const methods = useSignInMethods();
  const [googleError, setGoogleError] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useRegistrationDraft(place);
  const error = form.message ?? googleError;

  return (
    <div
      ref={place}
      className="mx-auto max-w-lg overflow-hidden rounded-lg border border-line bg-surface p-6 shadow-md sm:p-8"
    >
      <h1 className="font-display text-xl font-semibold">Create your account</h1>
      <p className="mt-1 text-sm text-ink-secondary">
        Already have an account?{' '}
        <Link to={keepReturn(paths.login, next, referralCode)} className={linkLook}>
          Sign in here
        </Link>
      </p>
      <RegisterForm
        form={form}
        isLocked={form.isBusy || isDone}
        isWaiting={isLoading}
        isDone={isDone}
        onEdit={() => setGoogleError(null)}
        email={typeof given?.email === 'string' ? given.email : undefined}
        google={
          <GoogleButton
            isConfigured={methods?.google === true}
            next={goal}
            referralCode={referralCode}
            onMissing={(message) => {
              form.forget();
              setGoogleError(message);
            }}
            size="lg"
            // Hidden until the server says whether Google is configured: a click could show the wrong sentence.
            className={classNames('w-full', methods === null && 'invisible')}
          >
            Continue with Google
          </GoogleButton>
        }
      >
        {error && <Notice tone="error">{error}</Notice>}
      </RegisterForm>
      {referralCode && <ReferralNote />}
    </div>
  );
}
