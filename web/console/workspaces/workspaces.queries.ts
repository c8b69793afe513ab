import { queryOptions } from '@tanstack/react-query';
import { getWorkspace, listInvitations, listMembers } from '#contract/workspaces/workspaces.endpoints.ts';
import { call } from '#web/lib/call.ts';

export const workspaceQuery = () =>
  queryOptions({
    queryKey: ['workspace'],
    queryFn: ({ signal }) => call(getWorkspace, { signal }),
  });

export const membersQuery = () =>
  queryOptions({
    queryKey: ['workspace', 'members'],
    queryFn: async ({ signal }) => (await call(listMembers, { signal })).data,
  });

export const invitationsQuery = () =>
  queryOptions({
    queryKey: ['workspace', 'invitations'],
    queryFn: async ({ signal }) => (await call(listInvitations, { signal })).data,
  });
