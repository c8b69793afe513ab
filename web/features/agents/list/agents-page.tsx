import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { createAgent } from '#contract/agents/agents.endpoints.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { agentsQuery } from '#web/console/agents/agents.queries.ts';
import { FirstRun } from '#web/console/agents/first-run.tsx';
import { meterNamed, usageQuery } from '#web/console/plans/billing.queries.ts';
import { describeLimits } from '#web/console/plans/describe-limits.ts';
import { LimitNotices } from '#web/console/plans/limit-notices.tsx';
import { StatCards } from '#web/console/plans/stat-cards.tsx';
import { UpgradeBanner } from '#web/console/plans/upgrade-banner.tsx';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AgentTile } from './agent-tile.tsx';
import { GuideCards } from './guide-cards.tsx';
import { PlaceholderTile } from './placeholder-tile.tsx';
import { placeholderTiles } from './placeholder-tiles.ts';

export const meta = () => [{ title: `Agents · ${brand.name}` }];

export default function AgentsPage() {
  const usage = useQuery(usageQuery());
  const agents = useInfiniteQuery(agentsQuery());
  const mayCreate = useMay(createAgent);
  const isFirstRun = agents.isSuccess && itemsOf(agents.data).items.length === 0 && mayCreate;
  return (
    <div className="mx-auto w-full max-w-console space-y-6 px-4 py-8 sm:px-6">
      <PageHeading
        title="My AI Agents"
        description="Each agent has its own sources, look and conversations."
      />
      {isFirstRun && <FirstRun />}
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
      {!isFirstRun && <StatCards />}
      <AgentTiles
        placeholders={placeholderTiles(meterNamed(usage.data?.meters, 'agents'))}
        planName={usage.data?.plan.name}
      />
      {/* Nothing is counted yet: they come last. */}
      {isFirstRun && <StatCards />}
      <GuideCards />
    </div>
  );
}

interface AgentTilesProps {
  placeholders: readonly ('free' | 'upgrade')[];
  planName: string | undefined;
}

function AgentTiles({ placeholders, planName }: AgentTilesProps) {
  const agents = useInfiniteQuery(agentsQuery());
  const mayCreate = useMay(createAgent);
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
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {agents.isPending && <Skeleton className="h-44 rounded-lg" />}
        {items.map((agent) => (
          <AgentTile key={agent.id} agent={agent} />
        ))}
        {mayCreate && <CreateTile />}
        {agents.isSuccess &&
          mayCreate &&
          placeholders.map((tile, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their places
            <PlaceholderTile key={at} tile={tile} planName={planName} />
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

function CreateTile() {
  return (
    <Link
      to={paths.createAgent}
      className="flex min-h-44 flex-col items-center justify-center gap-3 rounded-lg border border-dashed border-line-strong p-5 text-center transition-colors hover:border-brand hover:bg-brand-soft"
    >
      <span className="flex size-10 items-center justify-center rounded-full bg-brand text-on-brand">
        <Plus aria-hidden className="size-5" />
      </span>
      <span className="font-semibold">Create AI Agent</span>
      <span className="text-sm text-ink-secondary">From your website, files or text in about a minute</span>
    </Link>
  );
}
