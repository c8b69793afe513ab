import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  countConversations,
  exportConversations,
  getConversation,
  listConversations,
  listUnanswered,
  setFeedback,
} from '#contract/conversations/conversations.endpoints.ts';
import type { Channel, Feedback, Outcome } from '#contract/conversations/conversations.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { rangeQuery } from '#web/lib/range-query.ts';
import { viewerTimeZone } from '#web/lib/viewer-locale.ts';

export interface ConversationFilters {
  agentId?: string;
  /** As `date-ranges.ts` writes it. */
  range?: string;
  q?: string;
  outcome?: Outcome;
  channel?: Channel;
}

export const conversationsQuery = ({ range, ...filters }: ConversationFilters, limit = 50) =>
  pagesOf(['conversations', 'list', filters, range ?? '', limit], ({ cursor, signal }) =>
    call(listConversations, {
      query: { ...filters, ...rangeQuery(range), limit, ...(cursor ? { cursor } : {}) },
      signal,
    }),
  );

type Scope = Pick<ConversationFilters, 'agentId' | 'range'>;

/** How many conversations there are, by how they ended and by day in the viewer's zone. */
export const conversationCountsQuery = ({ range, ...filters }: Scope) =>
  queryOptions({
    queryKey: ['conversations', 'counts', filters, range ?? ''],
    queryFn: ({ signal }) =>
      call(countConversations, {
        query: { ...filters, ...rangeQuery(range), timeZone: viewerTimeZone() },
        signal,
      }),
  });

export const unansweredQuery = ({ range, ...filters }: Scope, limit: number) =>
  queryOptions({
    queryKey: ['conversations', 'unanswered', filters, range ?? '', limit],
    queryFn: ({ signal }) =>
      call(listUnanswered, { query: { ...filters, ...rangeQuery(range), limit }, signal }),
  });

export const conversationQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['conversations', conversationId],
    queryFn: ({ signal }) => call(getConversation, { params: { conversationId }, signal }),
  });

export const fetchConversationsExport = (
  { range, ...filters }: ConversationFilters,
  format: 'csv' | 'json',
) => callForFile(exportConversations, { query: { ...filters, ...rangeQuery(range), format } });

export function useSetFeedback() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, feedback }: { messageId: string; feedback: Feedback | null }) =>
      call(setFeedback, { params: { messageId }, body: { feedback } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['conversations'] }),
  });
}
