import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MessageCircle, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { agentsQuery } from '#web/console/agents/agents.queries.ts';
import { meterNamed, usageQuery } from '#web/console/plans/billing.queries.ts';
import { describeLimits } from '#web/console/plans/describe-limits.ts';
import { LimitNotices } from '#web/console/plans/limit-notices.tsx';
import { StatCards } from '#web/console/plans/stat-cards.tsx';
import { UpgradeBanner } from '#web/console/plans/upgrade-banner.tsx';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AgentTile } from './agent-tile.tsx';
import { freeSlots } from './free-slots.ts';
import { GuideCards } from './guide-cards.tsx';

export const meta = () => [{ title: `Agents · ${brand.name}` }];

export default function AgentsPage() {
  const usage = useQuery(usageQuery());
  return (
    <div className="mx-auto w-full max-w-7xl space-y-6 px-4 py-8 sm:px-6">
      <PageHeading
        title="My AI Agents"
        description="Each agent has its own sources, look and conversations."
      />
      {usage.data ? (
        // The notices say what the banner says, and more urgently: never both.
        describeLimits(usage.data).length > 0 ? (
          <LimitNotices usage={usage.data} />
        ) : (
          <UpgradeBanner planId={usage.data.plan.id} />
        )
      ) : (
        usage.isPending && <Skeleton className="h-18 rounded-lg" />
      )}
      <StatCards />
      <AgentTiles
        slots={freeSlots(meterNamed(usage.data?.meters, 'agents'))}
        planName={usage.data?.plan.name}
      />
      <GuideCards />
    </div>
  );
}

/** @param slots agents that the plan still has room for beyond the next one, as many as are drawn */
function AgentTiles({ slots, planName }: { slots: number; planName: string | undefined }) {
  const agents = useInfiniteQuery(agentsQuery());
  const { items } = itemsOf(agents.data);
  if (agents.isError && !agents.data) {
    return (
      <Card>
        <ErrorState error={agents.error} onRetry={() => agents.refetch()} />
      </Card>
    );
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {agents.isPending && <Skeleton className="h-44 rounded-lg" />}
        {items.map((agent) => (
          <AgentTile key={agent.id} agent={agent} />
        ))}
        <Link
          to={paths.createAgent}
          className="flex min-h-44 flex-col items-center justify-center gap-3 rounded-lg border border-dashed border-line-strong p-5 text-center transition-colors hover:border-brand hover:bg-brand-soft"
        >
          <span className="flex size-10 items-center justify-center rounded-full bg-brand text-on-brand">
            <Plus aria-hidden className="size-5" />
          </span>
          <span className="font-semibold">Create AI Agent</span>
          <span className="text-sm text-ink-secondary">
            From your website, files or text in about a minute
          </span>
        </Link>
        {agents.isSuccess &&
          Array.from({ length: slots }, (_, slot) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              key={slot}
              className="flex min-h-44 flex-col rounded-lg border border-line p-5 text-sm text-ink-secondary"
            >
              <span
                aria-hidden
                className="flex size-10 items-center justify-center rounded-full border border-dashed border-line-strong"
              >
                <MessageCircle className="size-5" />
              </span>
              <span className="mt-4 font-semibold">Space for another agent</span>
              <span className="mt-auto pt-3 text-xs">Free on {planName}</span>
            </p>
          ))}
      </div>
      {agents.hasNextPage && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            isBusy={agents.isFetchingNextPage}
            onClick={() => agents.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </>
  );
}
