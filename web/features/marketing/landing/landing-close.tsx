import { paths } from '#contract/page-addresses.ts';
import { plans } from '#contract/plans.ts';
import { heroStyle } from '#web/site/display-style.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Cited } from '#web/ui/cited/cited.tsx';
import { LiveDemoLink } from './live-demo-link.tsx';

/** Ends the page with its next step: start, or try the demo. */
export function LandingClose() {
  return (
    <section className="bg-deep py-20 text-on-deep sm:py-28">
      <div className="mx-auto grid w-full max-w-7xl items-end gap-x-8 gap-y-10 px-4 sm:px-6 lg:grid-cols-12 [&_:focus-visible]:outline-on-deep">
        <h2 className={`${heroStyle} max-w-[12ch] leading-[1.04]! lg:col-span-7`}>
          Your visitors already have questions.{' '}
          <span className="scheme-light-tokens whitespace-nowrap">
            <Cited size="display">Answer them.</Cited>
          </span>
        </h2>
        <div className="max-w-sm lg:col-span-5">
          <p className="text-lg">
            The Free Demo includes one agent and {plans.free.limits.messages} messages per month. No credit
            card required.
          </p>
          <div className="scheme-light-tokens mt-6 flex flex-wrap gap-3">
            <ButtonLink to={paths.register} size="lg" variant="cited">
              Get started
            </ButtonLink>
            <LiveDemoLink />
          </div>
        </div>
      </div>
    </section>
  );
}
