import { paths } from '#contract/page-addresses.ts';
import { plans } from '#contract/plans.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Cited } from '#web/ui/cited/cited.tsx';
import { LiveDemoLink } from './live-demo-link.tsx';

/** Ends the page with its next step: start, or try the demo. */
export function LandingClose() {
  return (
    <section className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
      {/* In its light colours in both themes: the dark ones would make it the brightest place of the page. */}
      <div className="scheme-light-tokens rounded-lg bg-brand px-6 py-16 text-center text-on-brand sm:px-12 sm:py-24">
        <h2 className="mx-auto max-w-[20ch] font-display text-[clamp(1.875rem,1.4rem+2.6vw,3.5rem)] leading-[1.12] font-semibold tracking-tight">
          Your visitors already have questions. <Cited>Answer them.</Cited>
        </h2>
        <p className="mx-auto mt-6 max-w-xl text-lg text-balance">
          The Free Demo includes one agent and {plans.free.limits.messages} messages per month. No credit card
          required.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.register} size="lg" variant="cited">
            Get started
          </ButtonLink>
          <LiveDemoLink />
        </div>
      </div>
    </section>
  );
}
