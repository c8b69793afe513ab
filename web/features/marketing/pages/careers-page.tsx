import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { CheckList } from '#web/site/check-list.tsx';
import { contactPath } from '#web/site/contact-topics.ts';
import { PageHero } from '#web/site/page-hero.tsx';
import { Section } from '#web/site/section.tsx';
import { TextLink } from '#web/site/text-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.careers,
    title: `Careers · ${brand.name}`,
    description: `How we work on ${brand.name}, which positions are open, and how to send us a speculative application.`,
  });

const crafts = [
  {
    title: 'Search and answers',
    text: 'Ranking passages, telling a close match from an answer, and measuring both on questions nobody tuned for. Small functions, large tables of test cases.',
  },
  {
    title: 'The chat widget',
    text: 'A few kilobytes that have to work on websites we have never seen: strict policies, old phones, right-to-left text, screen readers.',
  },
  {
    title: 'Reading the web',
    text: 'Wrong sitemaps, pages without headings, endless calendars. The crawler is polite, has limits, and resumes after a restart.',
  },
  {
    title: 'The console',
    text: 'Screens for busy people. Every state designed, every sentence checked, and every control works.',
  },
];

export default function CareersPage() {
  return (
    <>
      <PageHero
        title="Careful work on a small product"
        lead="We prefer a rule that a test enforces to a guideline nobody reads, and plain words to clever ones."
      />
      <Section tone="sunken" title="What we work on">
        <ul className="grid gap-x-16 gap-y-10 md:grid-cols-2">
          {crafts.map(({ title, text }) => (
            <li key={title} className="border-l-3 border-brand pl-6">
              <h3 className="font-display text-xl font-semibold tracking-tight">{title}</h3>
              <p className="mt-2 text-ink-secondary">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section layout="beside" title="How we work">
        <CheckList
          className="max-w-2xl text-lg"
          entries={[
            'We measure before we claim: speed, size, contrast, and whether answers are right',
            'One idea per file, and a name that says what it is',
            'We check every screen on a phone, in dark mode and with a keyboard before it is done',
            'If we can’t do something well yet, we leave it out and say so',
          ]}
        />
      </Section>
      <Section layout="beside" title="Open positions">
        <div className="rounded-lg border border-line bg-surface px-6 py-8 sm:px-10 sm:py-10">
          <p className="font-display text-xl font-semibold tracking-tight">No open positions right now</p>
          <p className="mt-2 max-w-xl text-ink-secondary">
            New positions appear here with a description and the pay. We read speculative applications too:
            show us something you have made and tell us what you would do differently today.
          </p>
          <ButtonLink to={contactPath('careers')} variant="secondary" className="mt-6">
            Write to us
          </ButtonLink>
        </div>
        <p className="mt-6 text-ink-secondary">
          Read our principles on the <TextLink to={paths.about}>about page</TextLink>.
        </p>
      </Section>
    </>
  );
}
