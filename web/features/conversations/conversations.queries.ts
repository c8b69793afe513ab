import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  exportConversations,
  type Feedback,
  getConversation,
  listConversations,
  type Outcome,
  outcomeSchema,
  setFeedback,
} from '#contract/conversations.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { rangeQuery } from '#web/lib/range-query.ts';

export interface ConversationFilters {
  agentId?: string;
  /** As `date-ranges.ts` writes it. */
  range?: string;
  q?: string;
  outcome?: Outcome;
}

export const conversationsQuery = ({ range, ...filters }: ConversationFilters, limit = 50) =>
  pagesOf(['conversations', 'list', filters, range ?? '', limit], ({ cursor, signal }) =>
    call(listConversations, {
      query: { ...filters, ...rangeQuery(range), limit, ...(cursor ? { cursor } : {}) },
      signal,
    }),
  );

/** How many conversations there are, in all and by how the last answer of each ended. */
export const conversationTotalsQuery = ({
  range,
  ...filters
}: Pick<ConversationFilters, 'agentId' | 'range'>) =>
  queryOptions({
    queryKey: ['conversations', 'totals', filters, range ?? ''],
    queryFn: async ({ signal }) => {
      const query = { ...filters, ...rangeQuery(range), limit: 1 };
      const count = async (outcome?: Outcome) => {
        const page = await call(listConversations, {
          query: { ...query, ...(outcome ? { outcome } : {}) },
          signal,
        });
        return page.pagination.total;
      };
      const [total, outcomes] = await Promise.all([
        count(),
        Promise.all(outcomeSchema.options.map(async (outcome) => ({ outcome, total: await count(outcome) }))),
      ]);
      return { total, outcomes };
    },
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
