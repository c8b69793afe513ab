import { useInfiniteQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { agentsQuery } from '#web/features/agents/agents.queries.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { recentConversationsQuery } from './recent-conversations.tsx';

/** The way to a first lead; gone once it has been walked. */
export function GettingStarted() {
  const agents = useInfiniteQuery(agentsQuery());
  const conversations = useInfiniteQuery(recentConversationsQuery());
  if (!agents.data || !conversations.data) return null;

  const [agent] = itemsOf(agents.data).items;
  const talks = itemsOf(conversations.data).items;
  const steps = [
    { label: 'Create your first agent', isDone: agent !== undefined, to: paths.createAgent },
    {
      label: 'Give it something to read',
      isDone: (agent?.counts.sources ?? 0) > 0,
      to: agent && paths.trainingSources(agent.id),
    },
    { label: 'Ask it a question', isDone: talks.length > 0, to: agent && paths.viewAgent(agent.id) },
    {
      label: 'Put it on your website',
      isDone: talks.some((talk) => talk.channel === 'widget'),
      to: agent && paths.viewAgent(agent.id),
    },
    {
      label: 'Receive your first lead',
      isDone: (agent?.counts.leads ?? 0) > 0,
      to: agent && paths.leads(agent.id),
    },
  ];
  if (steps.every((step) => step.isDone)) return null;

  return (
    <Card
      title="Getting started"
      description={`${steps.filter((step) => step.isDone).length} of ${steps.length} done`}
    >
      <ol className="space-y-1">
        {steps.map(({ label, isDone, to }) => {
          const line = (
            <>
              {isDone ? (
                <CircleCheck aria-label="Done" className="size-5 shrink-0 text-ready" />
              ) : (
                <Circle aria-label="To do" className="size-5 shrink-0 text-line-strong" />
              )}
              {label}
            </>
          );
          const look = 'flex min-h-9 items-center gap-3 text-sm';
          return (
            <li key={label}>
              {isDone || !to ? (
                <span className={classNames(look, 'text-ink-secondary')}>{line}</span>
              ) : (
                <Link
                  to={to}
                  className={classNames(look, '-mx-2 rounded-md px-2 font-semibold hover:bg-sunken')}
                >
                  {line}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
