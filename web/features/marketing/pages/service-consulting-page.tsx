import { brand } from '#contract/brand.ts';
import { WorthDrawing } from '#web/features/marketing/drawings/worth-drawing.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { CallButtons } from '#web/site/call-buttons.tsx';
import { CheckList } from '#web/site/check-list.tsx';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { Section } from '#web/site/section.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.serviceConsulting,
    title: `Consulting: does an agent fit your firm? · ${brand.name}`,
    description:
      'We look at what your customers ask and what your pages answer, and tell you in writing what an agent would take over. Also if the advice is not to have one.',
    jsonLd: {
      '@type': 'Service',
      serviceType: 'Consulting on chat agents',
      provider: { '@type': 'Organization', name: brand.name },
    },
  });

const questions = [
  {
    title: 'What is asked, and how often?',
    text: 'We sort what came by mail, telephone and form. Usually a dozen questions make up most of it; sometimes it is forty that never repeat, and that decides everything.',
  },
  {
    title: 'Is the answer written down?',
    text: 'For each of them we look for the sentence that answers it. Where there is none, an agent would not know either, and writing it helps with or without one.',
  },
  {
    title: 'How wrong may it be?',
    text: 'Opening hours and dosages are not the same. We mark what must be approved word for word, what may be quoted, and what belongs to a person.',
  },
  {
    title: 'Where may the questions go?',
    text: 'To a provider, to a server of yours, or nowhere. Your rules on personal data decide this before any comparison of models does.',
  },
];

export default function ServiceConsultingPage() {
  return (
    <>
      <PageHero
        kicker="Services · Consulting"
        title="First find out whether you need one"
        lead="A few days of looking are cheaper than a year of an agent that nobody trusts. You get our findings in writing, with the questions behind them."
        actions={<CallButtons topic="consulting" leadsWith="contact" />}
        drawing={<WorthDrawing />}
      />
      <Section
        tone="sunken"
        layout="beside"
        title="Four questions, in this order"
        lead="The first no ends it."
      >
        <ol className="space-y-10">
          {questions.map(({ title, text }, index) => (
            <li key={title} className="grid gap-x-6 gap-y-2 sm:grid-cols-[3.5rem_minmax(0,1fr)]">
              <span
                aria-hidden
                className="font-display text-4xl leading-none font-semibold text-brand tabular-nums"
              >
                {index + 1}
              </span>
              <div className="max-w-2xl">
                <h3 className="font-display text-xl font-semibold tracking-tight">{title}</h3>
                <p className="mt-2 text-lg text-ink-secondary">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="What usually decides">
        <div className="grid gap-8 lg:grid-cols-2">
          <div className="rounded-lg border-2 border-brand px-6 py-8 sm:px-8">
            <h3 className="font-display text-xl font-semibold tracking-tight">Speaks for an agent</h3>
            <CheckList
              className="mt-5"
              entries={[
                'The same questions come again and again',
                'They come when nobody is there',
                'Your pages, price lists or manuals answer them',
                'Somebody will read for a quarter of an hour a week what was asked',
              ]}
            />
          </div>
          <div className="rounded-lg border border-line px-6 py-8 sm:px-8">
            <h3 className="font-display text-xl font-semibold tracking-tight">Speaks against it</h3>
            <CheckList
              mark="no"
              className="mt-5"
              entries={[
                'Hardly any two questions are alike',
                'The answers are in the heads of two people',
                'A wrong answer would do harm, and nobody can approve the right one',
                'What people want is not an answer but that something is done',
              ]}
            />
          </div>
        </div>
      </Section>
      <ClosingCall
        title="Begin with the questions"
        text="Tell us what your customers want to know. We will say what we think of it."
        topic="consulting"
        leadsWith="contact"
      />
    </>
  );
}
