import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The content of an integration's page for members who may read it; others see whom to ask. */
export function ForAllowed({
  endpoint,
  refusal,
  children,
}: {
  /** The call that reads the integration. */
  endpoint: Pick<Endpoint, 'role'>;
  refusal: string;
  children: React.ReactNode;
}) {
  const workspace = useQuery(workspaceQuery());
  const isAllowed = useMay(endpoint);
  if (isAllowed) return children;
  if (workspace.data) return <Notice tone="info">{refusal}</Notice>;
  if (workspace.isError)
    return <ErrorState error={workspace.error} onRetry={() => void workspace.refetch()} />;
  return <IntegrationLoading />;
}

export function IntegrationLoading() {
  return (
    <Loading>
      <Skeleton className="h-48 rounded-lg" />
    </Loading>
  );
}
