import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta, siteOrigin } from '#web/lib/page-meta.ts';
import { FairComparison } from './fair-comparison.tsx';
import { FeaturePair } from './feature-pair.tsx';
import { FirstQuestions } from './first-questions.tsx';
import { LandingClose } from './landing-close.tsx';
import { LandingHero } from './landing-hero.tsx';
import { MeasuredFigures } from './measured-figures.tsx';
import { OneLine } from './one-line.tsx';
import { RecordedTrial } from './recorded-trial.tsx';
import { SentencePlaces } from './sentence-places.tsx';
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
      <SentencePlaces />
      <RecordedTrial />
      <SolutionsGrid />
      <FeaturePair />
      <OneLine />
      <FirstQuestions />
      <FairComparison />
      <LandingClose />
    </div>
  );
}
