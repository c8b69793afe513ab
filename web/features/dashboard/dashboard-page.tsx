import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { createAgent } from '#contract/agents/agents.endpoints.ts';
import type { Attention } from '#contract/analytics/analytics.schemas.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { type Meter, meters } from '#contract/plans.ts';
import { allAgentsQuery, attentionQuery } from '#web/console/agents/agents.queries.ts';
import { FirstRun } from '#web/console/agents/first-run.tsx';
import { usageQuery } from '#web/console/plans/billing.queries.ts';
import { describeLimits, type Usage } from '#web/console/plans/describe-limits.ts';
import { LimitNotices } from '#web/console/plans/limit-notices.tsx';
import { StatCards } from '#web/console/plans/stat-cards.tsx';
import { UpgradeBanner } from '#web/console/plans/upgrade-banner.tsx';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { useSession } from '#web/shell/session.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AnsweredLately } from './answered-lately.tsx';
import { GettingStarted } from './getting-started.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { PlanUsage } from './plan-usage.tsx';
import { RecentConversations, recentConversationsQuery } from './recent-conversations.tsx';

export const meta = () => [{ title: `Dashboard · ${brand.name}` }];

/** The figures of the workspace, what needs somebody, what happened lately, and what to do next. */
export default function DashboardPage() {
  const { user } = useSession();
  const usage = useQuery(usageQuery());
  const agents = useQuery(allAgentsQuery());
  const attention = useQuery(attentionQuery());
  const mayCreate = useMay(createAgent);
  const conversations = useInfiniteQuery(recentConversationsQuery());
  // All at once: the parts above others come and go with what is found, and would push the rest about.
  const isFirstRun = agents.data?.length === 0 && mayCreate;
  const isPending = [usage, agents, conversations, attention].some((query) => query.isPending);

  return (
    <div className="mx-auto w-full max-w-console space-y-6 px-4 py-8 sm:px-6">
      <PageHeading
        title={user?.firstname ? `Welcome, ${user.firstname}` : 'Dashboard'}
        description={isPending || isFirstRun ? undefined : describeWaiting(attention.data ?? [])}
        actions={
          mayCreate &&
          !isFirstRun && (
            <ButtonLink to={paths.createAgent}>
              <Plus aria-hidden />
              Create Agent
            </ButtonLink>
          )
        }
      />
      {isPending ? (
        <DashboardSkeleton />
      ) : isFirstRun ? (
        <>
          <FirstRun />
          <StatCards />
        </>
      ) : (
        <>
          {usage.data && <PlanNotice usage={usage.data} />}
          {agents.data && agents.data.length > 0 && <NeedsAttention />}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <RecentConversations namesAgent={(agents.data?.length ?? 0) > 1} />
            <div className="space-y-6">
              <GettingStarted />
              {agents.data && agents.data.length > 0 && <AnsweredLately />}
              <PlanUsage />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/** That nobody waits. Who waits is said below, with the way there. */
function describeWaiting(attention: readonly Attention[]): string | undefined {
  return attention.every(({ humanRequests }) => humanRequests === 0)
    ? 'No one is waiting for you.'
    : undefined;
}

/** What is used up, or else what the free plan has: the notices say the same as the banner, and more urgently. */
function PlanNotice({ usage }: { usage: Usage }) {
  // Having as many agents as one wanted is no news here; what stops answers and training is.
  const noticed: readonly Meter[] = meters.filter((name) => name !== 'agents');
  const isQuiet =
    describeLimits({ ...usage, meters: usage.meters.filter(({ name }) => noticed.includes(name)) }).length ===
    0;
  return isQuiet ? <UpgradeBanner planId={usage.plan.id} /> : <LimitNotices usage={usage} meters={noticed} />;
}

function DashboardSkeleton() {
  return (
    <Loading className="space-y-6">
      <Skeleton className="h-18 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </Loading>
  );
}
