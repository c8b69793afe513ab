import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { operatedWorkspaceQuery } from '../operator.queries.ts';
import { WorkspaceCard } from './workspace-card.tsx';
import { WorkspaceCosts } from './workspace-costs.tsx';
import { WorkspaceHealth } from './workspace-health.tsx';
import { WorkspaceMembers } from './workspace-members.tsx';

/** One workspace: what it has and uses, what went wrong, who is in it, what it costs. */
export default function WorkspacePage() {
  const { workspaceId = '' } = useParams();
  const workspace = useQuery(operatedWorkspaceQuery(workspaceId));
  return (
    <div className="space-y-6">
      <p>
        <Link to={paths.operator} className={linkLook}>
          All workspaces
        </Link>
      </p>
      {workspace.data ? (
        <>
          <WorkspaceCard workspace={workspace.data} />
          <WorkspaceHealth workspace={workspace.data} />
          <WorkspaceMembers workspace={workspace.data} />
          <WorkspaceCosts workspace={workspace.data} />
        </>
      ) : workspace.isError ? (
        <Card>
          <ErrorState error={workspace.error} onRetry={() => void workspace.refetch()} />
        </Card>
      ) : (
        <Loading>
          <Skeleton className="h-96 w-full" />
        </Loading>
      )}
    </div>
  );
}
