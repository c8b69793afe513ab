import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths, referralParameter, returnParameter } from '#contract/page-addresses.ts';
import { registrationRedirectMs } from '#contract/registration/registration.ts';
import { readReferralCode } from '#core/partners/read-referral-code.ts';
import { returnPath } from '#core/safety/links/return-path.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { usePageSearch } from '#web/lib/search-params/use-page-search.ts';
import { useSession } from '#web/shell/session.tsx';
import { RegisterCard } from './register-card.tsx';
import { RegisterHero, RegisterPromise } from './register-hero.tsx';
import { useReferralVisit } from './use-referral-visit.ts';
import { useRegistration } from './use-registration.ts';

/** Shown under `/signup` too; this is its one address for search engines. */
export const meta = () =>
  pageMeta({
    path: paths.register,
    title: `Create your account · ${brand.name}`,
    description: `Create a ${brand.name} account and your first AI agent. No credit card required.`,
  });

export default function RegisterPage() {
  const session = useSession();
  const navigate = useNavigate();
  const search = usePageSearch();
  const next = search.get(returnParameter);
  const referralCode = readReferralCode(search.get(referralParameter));
  const goal = next === null ? paths.agents : returnPath(next);
  const { form, isDone, wasSignedIn } = useRegistration(referralCode);
  const isVisitor = !session.isLoading && !session.isAuthenticated;
  useReferralVisit(isVisitor ? referralCode : null);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(goal, { replace: true }), registrationRedirectMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate, goal]);

  if (wasSignedIn) return <Navigate to={goal} replace />;

  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 content-start items-start gap-x-16 gap-y-8 px-4 py-10 sm:px-6 lg:grid-cols-[1fr_28rem] lg:grid-rows-[auto_1fr] lg:py-14">
      <RegisterPromise />
      <section className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <RegisterCard form={form} isDone={isDone} next={next} goal={goal} referralCode={referralCode} />
      </section>
      <RegisterHero />
    </div>
  );
}
