import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { allAgentsQuery, installationsQuery } from '#web/console/agents/agents.queries.ts';
import { conversationsQuery } from '#web/console/conversations/conversations.queries.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { listSteps } from './list-steps.ts';

/** The way to a first lead; gone once it has been walked. */
export function GettingStarted() {
  const agents = useQuery(allAgentsQuery());
  const onWebsite = useInfiniteQuery(conversationsQuery({ channel: 'widget' }, 1));
  const tried = useInfiniteQuery(conversationsQuery({ channel: 'preview' }, 1));
  const newest = agents.data?.find(({ isSample }) => !isSample);
  const installations = useQuery({
    ...installationsQuery(newest?.id ?? ''),
    enabled: newest !== undefined,
  });
  const isPending = [onWebsite, tried].some((query) => query.isPending) || installations.isLoading;
  if (!agents.data || isPending) return null;

  const steps = listSteps(agents.data, {
    wasTried: itemsOf(tried.data).total > 0,
    isOnWebsite:
      itemsOf(onWebsite.data).total > 0 || (installations.data ?? []).some(({ isAllowed }) => isAllowed),
  });
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
