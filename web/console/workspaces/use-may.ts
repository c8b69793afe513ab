import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { roles } from '#contract/workspaces/workspaces.ts';
import { workspaceQuery } from './workspaces.queries.ts';

/** Whether the viewer's role is enough for a call; false until the role is known. */
export function useMay(endpoint: Pick<Endpoint, 'role'>): boolean {
  const { data } = useQuery(workspaceQuery());
  const least = roles.indexOf(endpoint.role ?? 'inbox-only');
  return data !== undefined && roles.indexOf(data.role) >= least;
}
