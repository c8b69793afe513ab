import { ArrowRight } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { heroStyle } from '#web/site/display-style.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LiveAgent } from './live-agent.tsx';
import { LiveDemoLink } from './live-demo-link.tsx';
import { TrialStart } from './trial-start.tsx';

/**
 * The slogan, what to do about it, and the agent itself. The sub-text appears 2.5 s after the page and the tagline half a
 * second later, by CSS alone: both are in the HTML, their space is reserved, and with reduced motion they are visible at
 * once. They come last, so that nothing waits above what can be done.
 */
export function LandingHero() {
  return (
    <section className="pt-10 pb-14 sm:pt-12 sm:pb-16">
      <div className="mx-auto grid w-full max-w-7xl items-start gap-x-12 gap-y-12 px-4 sm:px-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] xl:gap-x-20">
        <div className="lg:pt-4">
          <h1 className={`${heroStyle} max-w-[11ch]`}>{brand.slogan}</h1>
          <div className="mt-8">
            <TrialStart />
          </div>
          <div className="mt-4 -ml-6 flex flex-wrap">
            <ButtonLink to={paths.register} size="lg" variant="ghost">
              Get started
              <ArrowRight aria-hidden className="text-brand" />
            </ButtonLink>
            <LiveDemoLink variant="ghost" />
          </div>
          <p className="mt-6 max-w-xl motion-safe:animate-hero-text text-lg text-ink-secondary sm:text-xl">
            An AI agent trained on your website, files and notes. It answers your visitors around the clock,
            shows where each answer comes from, and says so when it doesn’t know.
          </p>
          <p className="mt-4 motion-safe:animate-hero-tagline text-sm font-medium text-ink-secondary">
            Enter your website, ask a question, add one line to your page. No credit card required.
          </p>
        </div>
        <div className="relative lg:pr-6 xl:pr-8">
          <div
            aria-hidden
            className="absolute -inset-x-4 top-10 -bottom-6 bg-brand-soft sm:-inset-x-6 lg:right-0 lg:rounded-lg xl:-left-8"
          />
          <div className="relative">
            <LiveAgent />
          </div>
        </div>
      </div>
    </section>
  );
}
