import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AgentPicture } from './agent-picture.tsx';

interface Solution {
  title: string;
  text: string;
  to: string;
}

const main: Solution = {
  title: 'AI Agents',
  text: 'Trained on your sources and on your website today: cited answers, and contact details from interested visitors.',
  to: paths.aiAgents,
};

const others: readonly Solution[] = [
  {
    title: 'Custom Development',
    text: 'An agent in your own software: a REST API, a widget with commands and events, and help from our team.',
    to: paths.serviceIntegration,
  },
  {
    title: 'Data Analytics',
    text: 'What visitors asked, what was answered, how confident the agent was, and what your pages don’t answer.',
    to: paths.analytics,
  },
  {
    title: 'Enterprise Solutions',
    text: 'Many agents, teams with roles, your own language model, or everything on your own server.',
    to: paths.solutions,
  },
];

/** The four solutions: one card that leads, and three that are lines next to it. */
export function SolutionsGrid() {
  return (
    <section className="pb-16 sm:pb-24">
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <h2 className={`${sectionTitleStyle} max-w-2xl`}>Four ways to use it</h2>
        <ul className="mt-10 grid gap-x-8 lg:grid-cols-2 lg:grid-rows-3">
          <SolutionCard {...main} isMain />
          {others.map((solution) => (
            <SolutionCard key={solution.title} {...solution} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function SolutionCard({ title, text, to, isMain = false }: Solution & { isMain?: boolean }) {
  return (
    <li
      className={classNames(
        'group relative',
        isMain
          ? 'mb-4 flex flex-col justify-between gap-10 rounded-lg bg-brand-soft p-7 sm:p-10 sm:max-lg:flex-row-reverse sm:max-lg:items-center lg:row-span-3 lg:mb-0 [&>svg]:h-auto [&>svg]:w-full [&>svg]:max-w-80 sm:max-lg:[&>svg]:max-w-64'
          : 'flex flex-col justify-center border-b border-line py-7 last:border-b-0',
      )}
    >
      {isMain && <AgentPicture />}
      <div>
        <h3
          className={classNames('font-display font-semibold tracking-tight', isMain ? 'text-2xl' : 'text-xl')}
        >
          <Link
            to={to}
            className="inline-flex items-center gap-2 rounded-sm after:absolute after:inset-0 after:rounded-lg"
          >
            {title}
            <ArrowRight
              aria-hidden
              className={classNames(
                'shrink-0 text-brand transition-transform group-hover:translate-x-1',
                isMain ? 'size-6' : 'size-5',
              )}
            />
          </Link>
        </h3>
        <p
          className={classNames(
            'mt-2',
            isMain ? 'max-w-md text-lg text-on-brand-soft' : 'max-w-lg text-lg text-ink-secondary',
          )}
        >
          {text}
        </p>
      </div>
    </li>
  );
}
