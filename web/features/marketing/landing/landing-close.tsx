import { paths } from '#contract/page-addresses.ts';
import { plans } from '#contract/plans.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LiveDemoLink } from './live-demo-link.tsx';

/** Ends the page with its next step: start, or try the demo. */
export function LandingClose() {
  return (
    <section className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
      <div className="rounded-lg bg-brand-soft px-6 py-14 text-center sm:px-12 sm:py-20">
        <h2 className="mx-auto max-w-[20ch] font-display text-[clamp(1.875rem,1.4rem+2.2vw,3rem)] leading-[1.08] font-semibold tracking-tight">
          Your visitors already have questions. Answer them.
        </h2>
        <p className="mx-auto mt-4 max-w-xl text-lg text-on-brand-soft">
          The Free Demo includes one agent and {plans.free.limits.messages} messages per month. No credit card
          required.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.register} size="lg">
            Get started
          </ButtonLink>
          <LiveDemoLink />
        </div>
      </div>
    </section>
  );
}
