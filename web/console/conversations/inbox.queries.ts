import { queryOptions } from '@tanstack/react-query';
import { countInbox } from '#contract/inbox/inbox.endpoints.ts';
import { call } from '#web/lib/call.ts';

/** How many conversations wait, are yours, are of nobody and are closed: of an agent, or of all. */
export const inboxCountsQuery = (agentId: string | undefined) =>
  queryOptions({
    queryKey: ['inbox', 'counts', agentId ?? ''],
    queryFn: ({ signal }) => call(countInbox, { query: agentId ? { agentId } : {}, signal }),
  });
