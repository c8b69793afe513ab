import { useQuery } from '@tanstack/react-query';
import { deleteConversation } from '#contract/conversations/conversations.endpoints.ts';
import { roles } from '#contract/workspaces/workspaces.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';

/** Whether the viewer's role lets them delete conversations; false until it is known. */
export function useMayDelete(): boolean {
  const { data } = useQuery(workspaceQuery());
  const least = roles.indexOf(deleteConversation.role ?? 'owner');
  return data !== undefined && roles.indexOf(data.role) >= least;
}
