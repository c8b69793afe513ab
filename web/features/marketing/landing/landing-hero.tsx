import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { AnswerDrawing } from '#web/features/marketing/drawings/answer-drawing.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LiveDemoLink } from './live-demo-link.tsx';

/**
 * The slogan. The sub-text appears 2.5 s after the page and the tagline half a second later, by CSS alone: both are in
 * the HTML, their space is reserved, and with reduced motion they are visible at once.
 */
export function LandingHero() {
  return (
    <section className="pt-12 pb-16 sm:pt-20 sm:pb-24">
      <div className="mx-auto grid w-full max-w-7xl items-center gap-x-12 gap-y-14 px-4 sm:px-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] xl:gap-x-20">
        <div>
          <h1 className="max-w-[11ch] font-display text-[clamp(2.75rem,1.6rem+5.6vw,5.25rem)] leading-[0.98] font-semibold tracking-[-0.035em]">
            {brand.slogan}
          </h1>
          <p className="mt-7 max-w-xl motion-safe:animate-hero-text text-lg text-ink-secondary sm:text-xl">
            An AI agent trained on your website, files and notes. It answers your visitors around the clock,
            shows where each answer comes from, and says so when it doesn’t know.
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to={paths.register} size="lg">
              Get started
            </ButtonLink>
            <LiveDemoLink />
          </div>
          <p className="mt-6 motion-safe:animate-hero-tagline text-sm font-medium text-ink-secondary">
            Enter your website, ask a question, add one line to your page. No credit card required.
          </p>
        </div>
        <div className="relative lg:pr-4">
          <div
            aria-hidden
            className="absolute -inset-x-4 top-10 -bottom-8 rounded-lg bg-brand-soft sm:-inset-x-6 lg:-inset-x-8"
          />
          <div className="relative">
            <AnswerDrawing />
          </div>
        </div>
      </div>
    </section>
  );
}
