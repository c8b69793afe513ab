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
import { resolveRange } from '#web/lib/date-ranges.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { weekStart } from '#web/lib/week-start.ts';

export interface ConversationFilters {
  agentId?: string;
  /** As `date-ranges.ts` writes it. */
  range?: string;
  q?: string;
  outcome?: Outcome;
}

const rangeOf = (range: string | undefined) => {
  const resolved = range ? resolveRange(range, new Date(), weekStart()) : null;
  return resolved ? { from: resolved.from.toISOString(), to: resolved.to.toISOString() } : {};
};

export const conversationsQuery = ({ range, ...filters }: ConversationFilters, limit = 50) =>
  pagesOf(['conversations', 'list', filters, range ?? '', limit], ({ cursor, signal }) =>
    call(listConversations, {
      query: { ...filters, ...rangeOf(range), limit, ...(cursor ? { cursor } : {}) },
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
      const query = { ...filters, ...rangeOf(range), limit: 1 };
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
) => callForFile(exportConversations, { query: { ...filters, ...rangeOf(range), format } });

export function useSetFeedback() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, feedback }: { messageId: string; feedback: Feedback | null }) =>
      call(setFeedback, { params: { messageId }, body: { feedback } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['conversations'] }),
  });
}
