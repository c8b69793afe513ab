import { Navigate, useNavigate } from 'react-router';
import { brand } from '#contract/brand.ts';
import { type GoogleError, googleErrors } from '#contract/google-sign-in/google-sign-in.ts';
import { paths, referralParameter, returnParameter } from '#contract/page-addresses.ts';
import { secondFactorDueQuery } from '#contract/second-factor/second-factor.ts';
import { readReferralCode } from '#core/partners/read-referral-code.ts';
import { returnPath } from '#core/safety/links/return-path.ts';
import { SecondFactorForm } from '#web/features/accounts/second-factor/second-factor-form.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { usePageSearch } from '#web/lib/search-params/use-page-search.ts';
import { useSession } from '#web/shell/session.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { FirstStep } from './first-step.tsx';
import { SmallPrint } from './small-print.tsx';

export const meta = () =>
  pageMeta({
    path: paths.login,
    title: `Sign in · ${brand.name}`,
    description: `Sign in to ${brand.name} to train your AI agents and read your visitors’ questions.`,
  });

export default function LoginPage() {
  const session = useSession();
  const search = usePageSearch();
  const next = search.get(returnParameter);
  const referralCode = readReferralCode(search.get(referralParameter));
  const navigate = useNavigate();
  /** In the URL, so that the step is still there after a reload. */
  const setStep = (next: 'password' | 'second-factor') => {
    const changed = new URLSearchParams(search);
    changed.delete('error');
    if (next === 'second-factor') changed.set(secondFactorDueQuery, 'due');
    else changed.delete(secondFactorDueQuery);
    navigate({ search: changed.toString() }, { replace: true });
  };
  if (session.isAuthenticated) return <Navigate to={returnPath(next)} replace />;

  const step = search.has(secondFactorDueQuery) ? 'second-factor' : 'password';

  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 items-center gap-x-16 gap-y-14 px-4 py-10 sm:px-6 lg:grid-cols-[1fr_28rem] lg:py-16">
      <section className="lg:order-2">
        <div className="mx-auto max-w-md rounded-lg border border-line bg-surface p-6 shadow-md sm:p-8">
          {step === 'second-factor' ? (
            <SecondFactorForm onSignedIn={session.enter} onLeave={() => setStep('password')} />
          ) : (
            <FirstStep
              next={next}
              referralCode={referralCode}
              googleError={googleSentence(search.get('error'))}
              onSecondFactor={() => setStep('second-factor')}
            />
          )}
          <noscript>
            <p className="mt-4 text-sm text-failed">
              Signing in needs JavaScript. Please turn it on and reload the page.
            </p>
          </noscript>
        </div>
        <SmallPrint />
      </section>
      <section>
        <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">{brand.slogan}</h1>
        <p className="mt-4 max-w-xl text-lg text-ink-secondary">
          Agents that know your business, answer your visitors around the clock and cite the source of every
          answer.
        </p>
        <FeatureCards />
      </section>
    </div>
  );
}

/** Unknown codes of `/login?error=…` are ignored. */
function googleSentence(code: string | null): string | null {
  return code !== null && Object.hasOwn(googleErrors, code) ? googleErrors[code as GoogleError] : null;
}
