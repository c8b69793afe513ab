import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { registrationMessages } from '#contract/accounts.schemas.ts';
import { registrationRedirectMs } from '#contract/accounts.ts';
import { brand } from '#contract/brand.ts';
import { readReferralCode } from '#core/partners/read-referral-code.ts';
import { checkRegistration } from '#core/safety/check-registration.ts';
import { describeRegistrationError } from '#core/safety/describe-registration-error.ts';
import { GoogleButton } from '#web/features/accounts/google-sign-in/google-button.tsx';
import { SmallPrint } from '#web/features/accounts/sign-in/small-print.tsx';
import { useSignInMethods } from '#web/features/accounts/sign-in/use-sign-in-methods.ts';
import { keepReturn } from '#web/lib/keep-return.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { usePageSearch } from '#web/lib/use-page-search.ts';
import { paths, referralParameter, returnParameter, returnPath } from '#web/paths.ts';
import { useSession } from '#web/shell/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { RegisterForm, type RegistrationFormValues, type WrongField } from './register-form.tsx';
import { RegisterHero } from './register-hero.tsx';
import { useReferralVisit } from './use-referral-visit.ts';
import { dropRegistration, useRegistrationDraft } from './use-registration-draft.ts';

/** Shown under `/signup` too; this is its one address for search engines. */
export const meta = () =>
  pageMeta({
    path: paths.register,
    title: `Create your account · ${brand.name}`,
    description: `Create a ${brand.name} account and your first AI agent. No credit card required.`,
  });

type State =
  | { step: 'idle' | 'submitting' | 'done' }
  | { step: 'failed'; message: string; field: WrongField | null };

export default function RegisterPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { state: given } = useLocation();
  const search = usePageSearch();
  const next = search.get(returnParameter);
  const referralCode = readReferralCode(search.get(referralParameter));
  const goal = next === null ? paths.agents : returnPath(next);
  const methods = useSignInMethods();
  const [state, setState] = useState<State>({ step: 'idle' });
  const isVisitor = !session.isLoading && !session.isAuthenticated;
  useReferralVisit(isVisitor ? referralCode : null);
  // Registering also signs in; the page stays to show its message and must not redirect at once.
  const hasRegistered = useRef(false);

  const place = useRef<HTMLElement>(null);
  useRegistrationDraft(place);

  useEffect(() => {
    if (state.step !== 'done') return;
    const timer = setTimeout(() => navigate(goal, { replace: true }), registrationRedirectMs);
    return () => clearTimeout(timer);
  }, [state.step, navigate, goal]);

  if (session.isAuthenticated && !hasRegistered.current) return <Navigate to={goal} replace />;

  const submit = async (values: RegistrationFormValues) => {
    if (state.step === 'submitting' || state.step === 'done') return;
    const problem = checkRegistration(values);
    if (problem) return setState({ step: 'failed', message: problem, field: wrongFieldOf(problem, values) });
    setState({ step: 'submitting' });
    hasRegistered.current = true;
    try {
      await session.register({ ...payloadOf(values), ...(referralCode ? { referralCode } : {}) });
      dropRegistration();
      setState({ step: 'done' });
    } catch (error) {
      hasRegistered.current = false;
      console.error('Registration failed', error);
      setState({ step: 'failed', message: describeRegistrationError((error as Error).message), field: null });
    }
  };

  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 items-center gap-x-16 gap-y-12 px-4 py-10 sm:px-6 lg:grid-cols-[1fr_28rem] lg:py-14">
      <section ref={place} className="lg:order-2">
        <div className="relative mx-auto max-w-lg overflow-hidden rounded-lg border border-line bg-surface p-6 shadow-md sm:p-8">
          <h1 className="font-display text-xl font-semibold">Create your account</h1>
          <p className="mt-1 text-sm text-ink-secondary">
            Already have an account?{' '}
            <Link to={keepReturn(paths.login, next, referralCode)} className={linkLook}>
              Sign in here
            </Link>
          </p>
          <RegisterForm
            isSubmitting={state.step === 'submitting'}
            isLocked={session.isLoading || state.step === 'submitting' || state.step === 'done'}
            onSubmit={submit}
            onEdit={() => setState({ step: 'idle' })}
            wrongField={state.step === 'failed' ? state.field : null}
            google={
              <GoogleButton
                isConfigured={methods?.google === true}
                next={goal}
                referralCode={referralCode}
                onMissing={(message) => setState({ step: 'failed', message, field: null })}
                size="lg"
                // Hidden until the server says whether Google is configured: a click could show the wrong sentence.
                className={classNames('w-full', methods === null && 'invisible')}
              >
                Continue with Google
              </GoogleButton>
            }
            email={typeof given?.email === 'string' ? given.email : undefined}
          >
            {state.step === 'failed' && <Notice tone="error">{state.message}</Notice>}
            {state.step === 'done' && <Notice tone="success">Registration successful! Redirecting...</Notice>}
          </RegisterForm>
          {referralCode && <ReferralNote />}
          {session.isLoading && <AuthLoading />}
        </div>
        <SmallPrint />
      </section>
      <RegisterHero />
    </div>
  );
}

/** Below the form, so that nothing above it shifts when the URL has been read. */
function ReferralNote() {
  return (
    <p className="mt-5 border-t border-line pt-4 text-xs text-ink-secondary">
      You came here through a referral link. Its owner will see that an account was created and when, how far
      you have got, and the first letters of your company name.{' '}
      <Link to={`${paths.privacy}#referral-links`} className={linkLook}>
        What we store
      </Link>
    </p>
  );
}

/** The field that the sentence of a check is about. */
function wrongFieldOf(problem: string, { email }: RegistrationFormValues): WrongField {
  if (problem === registrationMessages.email) return 'email';
  if (problem === registrationMessages.required && !email.trim()) return 'email';
  return problem === registrationMessages.confirmation ? 'confirmPassword' : 'password';
}

/** Covers the form while the session loads, so that nothing shifts. Hidden without scripts. */
function AuthLoading() {
  return (
    <div
      role="status"
      data-needs-script
      className="absolute inset-0 flex animate-appear-late items-center justify-center gap-2.5 bg-surface/80 text-sm text-ink-secondary"
    >
      <Spinner />
      Loading...
    </div>
  );
}

/** Trimmed values without empty ones; the confirmation is not sent. */
function payloadOf({ email, password, firstname, lastname, company }: RegistrationFormValues) {
  const optional = Object.entries({ firstname, lastname, company })
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value);
  return { email: email.trim(), password, ...Object.fromEntries(optional) };
}
