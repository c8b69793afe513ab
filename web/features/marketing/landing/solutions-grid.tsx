import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { AgentPicture, ChartPicture, CodePicture, RoomsPicture } from './solution-pictures.tsx';

const solutions: readonly { title: string; text: string; to: string; picture: ReactNode }[] = [
  {
    title: 'AI Agents',
    text: 'Trained on your sources and on your website today: cited answers, and contact details from interested visitors.',
    to: paths.aiAgents,
    picture: <AgentPicture />,
  },
  {
    title: 'Custom Development',
    text: 'An agent in your own software: a REST API, a widget with commands and events, and help from our team.',
    to: paths.serviceIntegration,
    picture: <CodePicture />,
  },
  {
    title: 'Data Analytics',
    text: 'What visitors asked, what was answered, how confident the agent was, and what your pages don’t answer.',
    to: paths.analytics,
    picture: <ChartPicture />,
  },
  {
    title: 'Enterprise Solutions',
    text: 'Many agents, teams with roles, your own language model, or everything on your own server.',
    to: paths.solutions,
    picture: <RoomsPicture />,
  },
];

/** The four solutions as cards. */
export function SolutionsGrid() {
  return (
    <section className="py-14 sm:py-20">
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <h2 className={`${sectionTitleStyle} max-w-2xl`}>Four ways to use it</h2>
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {solutions.map(({ title, text, to, picture }) => (
            <li
              key={title}
              className="group relative flex flex-col rounded-lg border border-line bg-surface p-6 transition-colors hover:border-line-strong"
            >
              {picture}
              <h3 className="mt-6 font-display text-xl font-semibold tracking-tight">
                <Link to={to} className="rounded-sm after:absolute after:inset-0 after:rounded-lg">
                  {title}
                </Link>
              </h3>
              <p className="mt-2 flex-1 text-ink-secondary">{text}</p>
              <ArrowRight
                aria-hidden
                className="mt-5 size-5 text-brand transition-transform group-hover:translate-x-1"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
