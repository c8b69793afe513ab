import { MailCheck, Unlink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { brand } from '#contract/brand.ts';
import { verifyEmail } from '#contract/email-verification/email-verification.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { ResendVerification } from '#web/console/account/resend-verification.tsx';
import { call } from '#web/lib/call.ts';
import { CallError, describeError } from '#web/lib/call-error.ts';
import { usePageSearch } from '#web/lib/search-params/use-page-search.ts';
import { keepReturn } from '#web/lib/sign-in/keep-return.ts';
import { useSession } from '#web/shell/session.tsx';
import { AuthCard } from '#web/ui/auth-card.tsx';
import { AuthWaiting } from '#web/ui/auth-waiting.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export const meta = () => [
  { title: `Verify your email · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

type State =
  | { step: 'waiting' }
  | { step: 'verified' }
  | { step: 'failed'; message: string; canRetry: boolean };

/** The page that the link in the verification email opens; it verifies the address of the signed-in user. */
export default function VerifyEmailPage() {
  const { isAuthenticated, isLoading } = useSession();
  const token = usePageSearch().get('token') ?? '';
  if (isLoading) return <AuthWaiting>Verifying your email address...</AuthWaiting>;
  return isAuthenticated ? <Verification token={token} /> : <SignInFirst token={token} />;
}

function SignInFirst({ token }: { token: string }) {
  const here = `${paths.verifyEmail}?${new URLSearchParams({ token })}`;
  return (
    <AuthCard
      title="Sign in to verify your email address"
      icon={MailCheck}
      text="Your email address is verified as soon as you are signed in. If you did not create this account, choose “Forgot password?” on the next page: it becomes yours alone."
    >
      <ButtonLink to={keepReturn(paths.login, here)} size="lg" className="w-full">
        Sign In
      </ButtonLink>
    </AuthCard>
  );
}

function Verification({ token }: { token: string }) {
  const [state, setState] = useState<State>({ step: 'waiting' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    const abort = new AbortController();
    call(verifyEmail, { body: { token }, signal: abort.signal })
      .then(() => setState({ step: 'verified' }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        const canRetry = !(error instanceof CallError) || ![400, 403].includes(error.status);
        setState({ step: 'failed', message: describeError(error), canRetry });
      });
    return () => abort.abort();
  }, [token, attempt]);

  if (state.step === 'waiting') return <AuthWaiting>Verifying your email address...</AuthWaiting>;
  if (state.step === 'verified') {
    return (
      <AuthCard
        title="Your email address is verified"
        icon={MailCheck}
        tone="ready"
        text="Thank you. You’re all set."
      >
        <ButtonLink to={paths.dashboard} size="lg" className="w-full">
          Open dashboard
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="We couldn’t verify your email address" icon={Unlink} tone="failed" text={state.message}>
      {state.canRetry ? (
        <Button
          size="lg"
          className="w-full"
          onClick={() => {
            setState({ step: 'waiting' });
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </Button>
      ) : (
        <ResendVerification />
      )}
    </AuthCard>
  );
}
