import { useQuery } from '@tanstack/react-query';
import { roles } from '#contract/workspaces/workspaces.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';

/** Whether the member may see and change payments. */
export function useIsAdmin(): { isAdmin: boolean; isLoading: boolean } {
  const { data, isPending } = useQuery(workspaceQuery());
  return {
    isAdmin: data !== undefined && roles.indexOf(data.role) >= roles.indexOf('admin'),
    isLoading: isPending,
  };
}
