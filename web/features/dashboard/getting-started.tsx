import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { allAgentsQuery } from '#web/console/agents/agents.queries.ts';
import { conversationsQuery } from '#web/console/conversations/conversations.queries.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { listSteps } from './list-steps.ts';

/** Whether an agent was ever asked something on a website. */
export const websiteConversationsQuery = () => conversationsQuery({ channel: 'widget' }, 1);

/** The way to a first lead; gone once it has been walked. */
export function GettingStarted() {
  const agents = useQuery(allAgentsQuery());
  const onWebsite = useInfiniteQuery(websiteConversationsQuery());
  if (!agents.data || !onWebsite.data) return null;

  const steps = listSteps(agents.data, itemsOf(onWebsite.data).total > 0);
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
