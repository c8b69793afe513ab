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
      <div className="mx-auto grid w-full max-w-7xl gap-x-12 gap-y-10 px-4 sm:px-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:gap-x-20">
        <div className="[&_:focus-visible]:outline-on-deep">
          <h1 className={`${heroStyle} -ms-[0.03em] max-w-[11ch]`}>
            {brand.slogan.replace(marked, '')}
            <span className="scheme-light-tokens whitespace-nowrap">
              <Cited size="display">{marked}</Cited>
            </span>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-balance sm:mt-7 sm:text-xl">
            Answer your visitors from your own pages, around the clock, and show them the sentence each answer
            comes from.
          </p>
          <div className="mt-7 sm:mt-9">
            <TrialStart />
          </div>
        </div>
        <div className="lg:row-span-2">
          <LiveAgent />
        </div>
        <div className="max-w-xl text-on-deep/80 lg:self-end">
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
