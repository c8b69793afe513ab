import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useMatch, useParams } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { agentQuery } from '#web/console/agents/agents.queries.ts';
import { usageQuery } from '#web/console/plans/billing.queries.ts';
import { LimitNotices } from '#web/console/plans/limit-notices.tsx';
import { CallError } from '#web/lib/call-error.ts';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConsoleSidebar } from './console-sidebar.tsx';
import { EditablePage } from './editable-page.tsx';
import { SampleNotice } from './sample/sample-notice.tsx';
import { useCollapsedSidebar } from './use-collapsed-sidebar.ts';

/** The console of one agent: the sidebar 'My AI Agents' and the page, which finds the agent in its outlet context. */
export default function ConsoleLayout() {
  const agentId = useParams().agentId ?? '';
  const agent = useQuery(agentQuery(agentId));
  const usage = useQuery(usageQuery());
  const [isCollapsed, collapse] = useCollapsedSidebar();
  const isBare = useMatch(paths.agent(':agentId')) !== null;

  if (isBare) return <Navigate to={paths.overview(agentId)} replace />;
  if (agent.error instanceof CallError && agent.error.status === 404) return <NotFoundScreen />;
  return (
    <div
      className={classNames(
        'mx-auto grid w-full max-w-console flex-1 content-start gap-x-8 gap-y-5 px-4 pt-3 pb-6 sm:px-6 sm:pt-5 lg:content-stretch lg:py-8 lg:in-data-fills-window:min-h-0 lg:in-data-fills-window:grid-rows-[minmax(0,1fr)] lg:in-data-fills-window:pb-4',
        isCollapsed ? 'lg:grid-cols-[3rem_minmax(0,1fr)]' : 'lg:grid-cols-[14rem_minmax(0,1fr)]',
      )}
    >
      <ConsoleSidebar agentId={agentId} agent={agent.data} isCollapsed={isCollapsed} onCollapse={collapse} />
      <div className="min-w-0 lg:in-data-fills-window:flex lg:in-data-fills-window:min-h-0 lg:in-data-fills-window:flex-col">
        {usage.data && <LimitNotices usage={usage.data} weights={['stopped']} className="mb-5 lg:mb-12" />}
        {agent.data && <SampleNotice agent={agent.data} />}
        {agent.data ? (
          <EditablePage agentId={agentId}>
            <Outlet context={agent.data} />
          </EditablePage>
        ) : agent.isError ? (
          <ErrorState error={agent.error} onRetry={() => agent.refetch()} />
        ) : (
          <ConsoleSkeleton />
        )}
      </div>
    </div>
  );
}

function ConsoleSkeleton() {
  return (
    <Loading className="space-y-6">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-72 rounded-lg" />
    </Loading>
  );
}
