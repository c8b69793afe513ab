import { useQuery } from '@tanstack/react-query';
import { hasRole } from '#core/safety/has-role.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';

/** Whether the member may see and change payments. */
export function useIsAdmin(): { isAdmin: boolean; isLoading: boolean } {
  const { data, isPending } = useQuery(workspaceQuery());
  return {
    isAdmin: data !== undefined && hasRole(data.role, 'admin'),
    isLoading: isPending,
  };
}
