import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { RuledList } from '#web/site/ruled-list.tsx';
import { Section } from '#web/site/section.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.services,
    title: `Services · ${brand.name}`,
    description: `Have a ${brand.name} agent set up, find out whether one fits your firm, or connect it to what you already run.`,
  });

const services = [
  {
    to: paths.serviceAiAgents,
    title: 'AI Agents',
    claim: 'We set it up, you own it',
    text: 'Your sources gathered, read and put in order, the answers that matter approved with you, and the agent tried with real questions before anybody sees it.',
    fits: 'You know that you want one and have no afternoon to spare.',
  },
  {
    to: paths.serviceConsulting,
    title: 'Consulting',
    claim: 'Find out before you build',
    text: 'What your customers ask, whether your pages answer it, what an agent would take over and what it should leave alone. In writing, also if the advice is not to.',
    fits: 'You are not sure whether it fits, or have to convince somebody.',
  },
  {
    to: paths.serviceIntegration,
    title: 'Integration',
    claim: 'Into what you already run',
    text: 'The script on your site or in your shop system, a strict content policy, your own language model, the API, or the whole product on a server of yours.',
    fits: 'You have developers, rules, or both.',
  },
] as const;

export default function ServicesPage() {
  return (
    <>
      <PageHero
        kicker="Services"
        title="Do it yourself, or have it done with you"
        lead="Everything here works without us: that is the point of it. When you would rather have somebody beside you, these are the three ways."
      />
      <div className="mx-auto w-full max-w-7xl px-4 pb-14 sm:px-6 sm:pb-20">
        <ul className="border-b border-line">
          {services.map(({ to, title, claim, text, fits }) => (
            <li key={to} className="border-t border-line">
              <Link
                to={to}
                className="group grid gap-x-10 gap-y-3 py-8 sm:py-10 lg:grid-cols-[16rem_minmax(0,1fr)_2rem] lg:items-center"
              >
                <span>
                  <span className="block font-semibold text-brand">{title}</span>
                  <span className="mt-1 block font-display text-2xl font-semibold tracking-tight">
                    {claim}
                  </span>
                </span>
                <span className="max-w-2xl">
                  <span className="block text-lg text-ink-secondary">{text}</span>
                  <span className="mt-3 block text-sm font-semibold">For when: {fits}</span>
                  <span className="mt-4 flex items-center gap-1.5 font-semibold text-brand lg:hidden">
                    More about it
                    <ArrowRight aria-hidden className="size-4" />
                  </span>
                </span>
                <ArrowRight
                  aria-hidden
                  className="hidden size-6 text-ink-secondary transition-transform group-hover:translate-x-1 group-hover:text-brand lg:block"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Section tone="sunken" layout="beside" title="How it goes" lead="The same for all three.">
        <RuledList
          entries={[
            {
              term: 'You write to us',
              text: 'Two sentences are enough: what your firm does, and what people ask most.',
            },
            {
              term: 'We agree on what, and for how much',
              text: 'Before anything begins you have in writing what is going to be there at the end, what it costs and when it is done.',
            },
            {
              term: 'You keep everything',
              text: 'Agent, sources and conversations lie in your workspace from the first day. When we are done, our access ends.',
            },
          ]}
        />
      </Section>
      <ClosingCall
        title="Not sure which of them?"
        text="Tell us what you would like to be rid of. We will say whether this is the way."
        leadsWith="contact"
      />
    </>
  );
}
