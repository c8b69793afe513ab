import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  countConversations,
  dismissQuestions,
  explainAnswer,
  exportConversations,
  getConversation,
  listConversations,
  listUnanswered,
  markRead,
  reopenQuestions,
  setFeedback,
} from '#contract/conversations/conversations.endpoints.ts';
import type {
  Channel,
  Dismissal,
  Feedback,
  Outcome,
  QuestionState,
} from '#contract/conversations/conversations.ts';
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

/** How many conversations and messages there are, by outcome and by day in the viewer's zone. */
export const conversationCountsQuery = ({ range, ...filters }: Scope) =>
  queryOptions({
    queryKey: ['conversations', 'counts', filters, range ?? ''],
    queryFn: ({ signal }) =>
      call(countConversations, {
        query: { ...filters, ...rangeQuery(range), timeZone: viewerTimeZone() },
        signal,
      }),
  });

export interface UnansweredFilters extends Scope {
  state?: QuestionState;
  outcome?: 'declined' | 'hedged';
}

/** The questions that were not answered, in groups that ask the same. */
export const unansweredQuery = ({ range, ...filters }: UnansweredFilters, limit: number) =>
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

/** How an answer came about: read when somebody asks. */
export const explanationQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['explanations', messageId],
    queryFn: ({ signal }) => call(explainAnswer, { params: { messageId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Marks a conversation as read; the list is told by the live stream. */
export const markConversationRead = (conversationId: string) =>
  call(markRead, { params: { conversationId } });

export const fetchConversationsExport = (
  { range, ...filters }: ConversationFilters,
  format: 'csv' | 'json',
) => callForFile(exportConversations, { query: { ...filters, ...rangeQuery(range), format } });

/** Takes questions off the list of those to be answered, or puts them back. */
export function useSettleQuestions() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['conversations'] });
  return {
    dismiss: useMutation({
      mutationFn: (body: { questionIds: string[]; reason: Dismissal }) => call(dismissQuestions, { body }),
      onSuccess,
    }),
    reopen: useMutation({
      mutationFn: (questionIds: string[]) => call(reopenQuestions, { body: { questionIds } }),
      onSuccess,
    }),
  };
}

export function useSetFeedback() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, feedback }: { messageId: string; feedback: Feedback | null }) =>
      call(setFeedback, { params: { messageId }, body: { feedback } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['conversations'] }),
  });
}
