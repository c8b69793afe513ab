import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { CodeDrawing } from '#web/features/marketing/drawings/code-drawing.tsx';
import { EmbedDrawing } from '#web/features/marketing/drawings/embed-drawing.tsx';
import { pageMeta, siteOrigin } from '#web/lib/page-meta.ts';
import { CheckList } from '#web/site/check-list.tsx';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { FairComparison } from './fair-comparison.tsx';
import { FeaturePair } from './feature-pair.tsx';
import { FirstQuestions } from './first-questions.tsx';
import { LandingClose } from './landing-close.tsx';
import { LandingHero } from './landing-hero.tsx';
import { MeasuredFigures } from './measured-figures.tsx';
import { RecordedTrial } from './recorded-trial.tsx';
import { SolutionsGrid } from './solutions-grid.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.home,
    title: `${brand.name}: ${brand.slogan}`,
    description:
      'Build, train and embed an AI chat agent that answers from your own pages and files, shows its sources, and says so when it doesn’t know.',
    jsonLd: {
      '@type': 'Organization',
      name: brand.name,
      slogan: brand.slogan,
      logo: `${siteOrigin}/icon-512.png`,
    },
  });

export default function LandingPage() {
  return (
    <div data-widget>
      <LandingHero />
      <MeasuredFigures />
      <RecordedTrial />
      <SolutionsGrid />
      <FeaturePair />
      <section className="py-16 sm:py-24">
        <div className="mx-auto grid w-full max-w-7xl items-center gap-x-16 gap-y-10 px-4 sm:px-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
          <div className="grid min-w-0 gap-4">
            <EmbedDrawing />
            <CodeDrawing
              label="One script tag, placed between the head tags."
              title="index.html"
              lines={[
                '<script async src=‹"https://www.example.com/widget.js"› data-agent-id=‹"…"›></script>',
              ]}
            />
          </div>
          <div className="max-w-xl">
            <h2 className={sectionTitleStyle}>One line of code on your site</h2>
            <p className="mt-4 text-lg text-ink-secondary">
              The chat runs in its own frame. It never blocks or shifts your page, and its script stays the
              same however often you train the agent.
            </p>
            <CheckList
              className="mt-6"
              entries={[
                'Loaded only when a visitor is about to use it',
                'Works with a keyboard, with a screen reader and on phones',
                'Readable contrast with any colour you choose',
              ]}
            />
          </div>
        </div>
      </section>
      <FirstQuestions />
      <FairComparison />
      <LandingClose />
    </div>
  );
}
