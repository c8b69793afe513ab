import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { hasRole } from '#core/safety/has-role.ts';
import { workspaceQuery } from './workspaces.queries.ts';

/** Whether the viewer's role is enough for a call; false until the role is known. */
export function useMay(endpoint: Pick<Endpoint, 'role'>): boolean {
  const { data } = useQuery(workspaceQuery());
  return data !== undefined && hasRole(data.role, endpoint.role ?? 'inbox-only');
}
