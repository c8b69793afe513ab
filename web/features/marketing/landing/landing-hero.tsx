import { brand } from '#contract/brand.ts';
import { heroStyle } from '#web/site/display-style.ts';
import { Cited } from '#web/ui/cited/cited.tsx';
import { LiveAgent } from './live-agent.tsx';
import { TrialStart } from './trial-start.tsx';

/** Of the slogan, what has the ink, as the last words of the page have. */
const marked = 'for You';

/**
 * The slogan with its reason, the one thing to do about it, and the agent itself. The sub-text appears 2.5 s after the
 * page and the tagline half a second later, by CSS alone: both are in the HTML, their space is reserved, and with reduced
 * motion they are visible at once. They come after what can be done, so that nothing above it waits; on phones after the
 * agent.
 */
export function LandingHero() {
  return (
    <section className="bg-deep pt-10 pb-12 text-on-deep sm:pt-14 sm:pb-16">
      <div className="mx-auto grid w-full max-w-7xl gap-y-10 px-4 sm:px-6 gap-x-8 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-6 lg:grid-cols-12">
        <div className="[&_:focus-visible]:outline-on-deep lg:col-span-7">
          <h1 className={`${heroStyle} -ms-[0.03em] max-w-[11ch] md:max-lg:text-[3.25rem]`}>
            {brand.slogan.replace(marked, '')}
            <span className="scheme-light-tokens whitespace-nowrap">
              <Cited size="display">{marked}</Cited>
            </span>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-balance sm:mt-7 lg:text-xl">
            Answer your visitors from your own pages, around the clock, and show them the sentence each answer
            comes from.
          </p>
          {/* As wide as the slogan, whose last line ends with the ink. */}
          <div className="mt-7 max-w-xl sm:mt-9 lg:max-w-[calc(5.97*clamp(2.75rem,1.5rem+5.4vw,6.25rem))]">
            <TrialStart />
          </div>
        </div>
        <div className="md:row-span-2 lg:col-span-5">
          <LiveAgent />
        </div>
        <div className="max-w-xl text-sm text-on-deep/75 lg:col-span-7">
          <p className="motion-safe:animate-hero-text">
            An AI agent trained on your website, files and notes. It says so when it doesn’t know, and
            visitors can ask for a person.
          </p>
          <p className="mt-1 motion-safe:animate-hero-tagline">
            Enter your website, ask a question, add one line to your page. No credit card required.
          </p>
        </div>
      </div>
    </section>
  );
}
