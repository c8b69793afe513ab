import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { WorthDrawing } from '#web/features/marketing/drawings/worth-drawing.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { CallButtons } from '#web/site/call-buttons.tsx';
import { CheckList } from '#web/site/check-list.tsx';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { Section } from '#web/site/section.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.serviceConsulting,
    title: `Consulting: is an agent right for you? · ${brand.name}`,
    description:
      'We look at what your customers ask and what your pages answer, and tell you in writing what an agent could take over, even if our advice is not to have one.',
    jsonLd: {
      '@type': 'Service',
      serviceType: 'Consulting on chat agents',
      provider: { '@type': 'Organization', name: brand.name },
    },
  });

const questions = [
  {
    title: 'What do people ask, and how often?',
    text: 'We sort your emails, calls and contact forms. Usually a dozen questions make up most of them. If they rarely repeat, an agent may not help.',
  },
  {
    title: 'Is the answer written down?',
    text: 'For each question we look for the sentence that answers it. If there is none, an agent wouldn’t know either, and writing it helps with or without an agent.',
  },
  {
    title: 'What if an answer is wrong?',
    text: 'A wrong dosage is worse than wrong opening hours. We mark which answers need approval word for word, which can be quoted, and which belong to a person.',
  },
  {
    title: 'Where can questions be sent?',
    text: 'To a provider, to your own server, or nowhere. Your rules on personal data decide this before you compare models.',
  },
];

export default function ServiceConsultingPage() {
  return (
    <>
      <PageHero
        kicker="Services · Consulting"
        title="Find out whether you need an agent"
        lead="A few days of analysis cost less than a year with an agent nobody trusts. You get our findings in writing, with the questions behind them."
        actions={<CallButtons topic="consulting" leadsWith="contact" />}
        drawing={<WorthDrawing />}
      />
      <Section
        tone="sunken"
        layout="beside"
        title="Four questions, in this order"
        lead="We stop at the first “no”."
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
      <Section title="What usually decides it">
        <div className="grid gap-8 lg:grid-cols-2">
          <div className="rounded-lg border-2 border-brand px-6 py-8 sm:px-8">
            <h3 className="font-display text-xl font-semibold tracking-tight">For an agent</h3>
            <CheckList
              className="mt-5"
              entries={[
                'The same questions come up again and again',
                'They come in when nobody is there',
                'Your pages, price lists or manuals answer them',
                'Someone has fifteen minutes a week to read what visitors asked',
              ]}
            />
          </div>
          <div className="rounded-lg border border-line px-6 py-8 sm:px-8">
            <h3 className="font-display text-xl font-semibold tracking-tight">Against an agent</h3>
            <CheckList
              mark="no"
              className="mt-5"
              entries={[
                'Hardly any two questions are the same',
                'The answers are only in two people’s heads',
                'A wrong answer would do harm, and nobody can approve the right one',
                'People want something done, not an answer',
              ]}
            />
          </div>
        </div>
      </Section>
      <ClosingCall
        title="Start with the questions"
        text="Tell us what your customers want to know, and we’ll tell you what we think."
        topic="consulting"
        leadsWith="contact"
      />
    </>
  );
}
