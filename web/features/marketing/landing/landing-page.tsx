import { brand } from '#contract/brand.ts';
import { CodeDrawing } from '#web/features/marketing/drawings/code-drawing.tsx';
import { EmbedDrawing } from '#web/features/marketing/drawings/embed-drawing.tsx';
import { InboxDrawing } from '#web/features/marketing/drawings/inbox-drawing.tsx';
import { SourcesDrawing } from '#web/features/marketing/drawings/sources-drawing.tsx';
import { FeatureRow } from '#web/features/marketing/sections/feature-row.tsx';
import { pageMeta, siteOrigin } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { CheckList } from '#web/site/check-list.tsx';
import { DemoInvitation } from './demo-invitation.tsx';
import { LandingClose } from './landing-close.tsx';
import { LandingHero } from './landing-hero.tsx';
import { MeasuredFigures } from './measured-figures.tsx';
import { SolutionsGrid } from './solutions-grid.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.home,
    title: `${brand.name}: ${brand.slogan}`,
    description:
      'Build, train and embed an AI chat agent that answers from your own pages and files, shows its sources, and says so when it does not know.',
    jsonLd: {
      '@type': 'Organization',
      name: brand.name,
      slogan: brand.slogan,
      logo: `${siteOrigin}/favicon.svg`,
    },
  });

export default function LandingPage() {
  return (
    <div data-widget>
      <LandingHero />
      <MeasuredFigures />
      <SolutionsGrid />
      <FeatureRow title="It reads what you have already written" drawing={<SourcesDrawing />}>
        <p>
          Your website, PDF and Word files, price lists, notes, and the answers that you approve word for
          word. Each source shows what was read and, where something could not be, why.
        </p>
        <p>The first question can be asked while the rest is still being read.</p>
      </FeatureRow>
      <FeatureRow isMirrored title="You read what people ask" drawing={<InboxDrawing />}>
        <p>
          Every conversation with its outcome: answered, closest match, no answer, or a person wanted. What
          your pages leave open becomes the list of what to write next.
        </p>
        <p>Whoever wants to hear from you leaves an address, and it waits under Leads.</p>
      </FeatureRow>
      <section className="border-y border-line bg-sunken py-14 sm:py-20">
        <div className="mx-auto grid w-full max-w-7xl items-center gap-x-16 gap-y-10 px-4 sm:px-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
          <div className="grid min-w-0 gap-4">
            <EmbedDrawing />
            <CodeDrawing
              label="One script tag, to be put between the head tags."
              title="index.html"
              lines={['‹<script async src="/widget.js" data-agent-id="…"></script>›']}
            />
          </div>
          <div className="max-w-xl">
            <h2 className="font-display text-[clamp(1.625rem,1.3rem+1.3vw,2.25rem)] leading-[1.15] font-semibold tracking-tight">
              One line, and your site stays yours
            </h2>
            <p className="mt-4 text-lg text-ink-secondary">
              The chat lives in a frame of its own. It waits for nothing of your page, moves nothing on it,
              and its script stays the same however often you train the agent.
            </p>
            <CheckList
              className="mt-6"
              entries={[
                'Fetched when a visitor reaches for it, not before',
                'Works by keyboard, by screen reader and on a phone',
                'Keeps a readable contrast on any colour you choose',
              ]}
            />
          </div>
        </div>
      </section>
      <DemoInvitation />
      <LandingClose />
    </div>
  );
}
