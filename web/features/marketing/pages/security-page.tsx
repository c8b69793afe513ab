import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { FrameDrawing } from '#web/features/marketing/drawings/frame-drawing.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { CheckList } from '#web/site/check-list.tsx';
import { contactPath } from '#web/site/contact-topics.ts';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { PageHero } from '#web/site/page-hero.tsx';
import { Section } from '#web/site/section.tsx';
import { TextLink } from '#web/site/text-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SecurityChapters } from './security-chapters.tsx';
import { absences } from './security-content.ts';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.security,
    title: `Security · ${brand.name}`,
    description: `How ${brand.name} protects accounts, workspaces, visitors and the servers it reads from, what it doesn’t have, and how to report a vulnerability.`,
  });

export default function SecurityPage() {
  return (
    <>
      <PageHero
        kicker="Security"
        title="Designed to limit damage"
        lead="An agent reads pages that others wrote and talks to strangers. So each part gets only the access it needs, and tests enforce it."
        drawing={<FrameDrawing />}
      />
      <SecurityChapters />
      <Section
        id="absent"
        tone="sunken"
        layout="beside"
        title="What we don’t have yet"
        lead="As important as the list above."
      >
        <CheckList mark="no" className="max-w-2xl text-lg" entries={absences} />
      </Section>
      <section id="report" className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
        <div className="max-w-2xl">
          <h2 className={sectionTitleStyle}>Found a vulnerability?</h2>
          <p className="mt-4 text-lg text-ink-secondary">
            Tell us what you did and what you saw, and please give us time to fix it before you tell others.
            Test with your own account and agent; don’t read other people’s data or disrupt the service.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={contactPath('security')} size="lg">
              Report it
            </ButtonLink>
            <ButtonLink to={paths.status} size="lg" variant="secondary">
              System Status
            </ButtonLink>
          </div>
          <p className="mt-6 text-ink-secondary">
            Details are in the <TextLink to={paths.docsPage('security')}>documentation</TextLink>. For what we
            store about visitors to this website, see the{' '}
            <TextLink to={paths.privacy}>privacy policy</TextLink>.
          </p>
        </div>
      </section>
    </>
  );
}
