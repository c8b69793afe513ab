import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { ClosingCall } from '#web/site/closing-call.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { RuledList } from '#web/site/ruled-list.tsx';
import { Section } from '#web/site/section.tsx';

export const handle = { isStatic: true };

export const meta = () =>
  pageMeta({
    path: paths.services,
    title: `Services · ${brand.name}`,
    description: `Have a ${brand.name} agent set up for you, find out whether one is right for you, or connect it to your systems.`,
  });

const services = [
  {
    to: paths.serviceAiAgents,
    title: 'AI Agents',
    claim: 'We set it up, you own it',
    text: 'We gather and check your sources, approve the important answers with you, and test the agent with real questions before anyone sees it.',
    fits: 'you know you want an agent and have no time to set it up.',
  },
  {
    to: paths.serviceConsulting,
    title: 'Consulting',
    claim: 'Find out before you build',
    text: 'What your customers ask, whether your pages answer it, what an agent could take over and what it shouldn’t. In writing, even if we advise against an agent.',
    fits: 'you’re not sure whether it fits, or you have to convince someone.',
  },
  {
    to: paths.serviceIntegration,
    title: 'Integration',
    claim: 'Connected to your systems',
    text: 'The script on your website or in your shop, a strict content policy, your own language model, the API, or the whole product on your own server.',
    fits: 'you have developers, strict rules, or both.',
  },
] as const;

export default function ServicesPage() {
  return (
    <>
      <PageHero
        kicker="Services"
        title="Do it yourself, or have it done with you"
        lead="You can do everything without us. If you would rather have help, we offer three services."
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
                  <span className="mt-3 block text-sm font-semibold">Right for you if: {fits}</span>
                  <span className="mt-4 flex items-center gap-1.5 font-semibold text-brand lg:hidden">
                    Learn more
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
      <Section tone="sunken" layout="beside" title="How it works" lead="The same for all three.">
        <RuledList
          entries={[
            {
              term: 'You write to us',
              text: 'Two sentences are enough: what your company does and what people ask most.',
            },
            {
              term: 'We agree on scope and price',
              text: 'Before we start, you get in writing what you will receive, what it costs and when it is done.',
            },
            {
              term: 'You keep everything',
              text: 'The agent, sources and conversations are in your workspace from the first day. When we are done, our access ends.',
            },
          ]}
        />
      </Section>
      <ClosingCall
        title="Not sure which one?"
        text="Tell us what takes your time. We’ll tell you whether we can help."
        leadsWith="contact"
      />
    </>
  );
}
