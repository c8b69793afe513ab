import { brand } from '#contract/brand.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
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
    description: `How work on ${brand.name} is done, which positions are open, and how to write to us when none of them is yours.`,
  });

const crafts = [
  {
    title: 'Finding and deciding',
    text: 'Ranking passages, telling a close match from an answer, measuring both on questions that nobody tuned for. Small functions, large tables of cases.',
  },
  {
    title: 'The chat on other people’s pages',
    text: 'A few kilobytes that have to work on websites nobody here has seen: strict policies, old phones, right-to-left, a screen reader.',
  },
  {
    title: 'Reading the web',
    text: 'Sitemaps that lie, pages without headings, calendars without an end. Polite, bounded, and able to go on after a restart.',
  },
  {
    title: 'The console',
    text: 'Screens for people who have ten minutes on a Thursday. Every state drawn, every sentence weighed, no control without a function.',
  },
];

export default function CareersPage() {
  return (
    <>
      <PageHero
        title="Careful work on a small, exact product"
        lead="We like a rule that a test holds over a guideline that nobody reads, and a plain word over a clever one."
      />
      <Section tone="sunken" title="What there is to be good at">
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
            'Measured before it is claimed: speed, weight, contrast, and whether answers are right',
            'One idea in a file, and a name that says it',
            'Every screen looked at on a phone, in the dark and with the keyboard before it is called done',
            'When something cannot be done well yet, it is left out and said so',
          ]}
        />
      </Section>
      <Section layout="beside" title="Open positions">
        <div className="rounded-lg border border-line bg-surface px-6 py-8 sm:px-10 sm:py-10">
          <p className="font-display text-xl font-semibold tracking-tight">
            There is no position open at present
          </p>
          <p className="mt-2 max-w-xl text-ink-secondary">
            When there is one, it appears here with what the work is and what it pays. Emails without an
            occasion are read as well: show us something you have made and say what you would do differently
            today.
          </p>
          <ButtonLink to={contactPath('careers')} variant="secondary" className="mt-6">
            Write to us
          </ButtonLink>
        </div>
        <p className="mt-6 text-ink-secondary">
          What we believe about the product itself stands on the{' '}
          <TextLink to={paths.about}>about page</TextLink>.
        </p>
      </Section>
    </>
  );
}
