import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeConversations,
  countConversations,
  deleteConversation,
  deleteConversations,
  explainAnswer,
  exportConversations,
  getConversation,
  listConversations,
  markRead,
  setFeedback,
} from '#contract/conversations/conversations.endpoints.ts';
import type { Channel, Feedback, Outcome, Resolution } from '#contract/conversations/conversations.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { InboxList } from '#contract/inbox/inbox.ts';
import {
  dismissQuestions,
  listUnanswered,
  reopenQuestions,
} from '#contract/unanswered-questions/unanswered-questions.endpoints.ts';
import type { Dismissal, QuestionState } from '#contract/unanswered-questions/unanswered-questions.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { weekStart } from '#web/lib/dates/week-start.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { refreshAfterDeletion } from '#web/lib/refresh-after-deletion.ts';
import { rangeQuery } from '#web/lib/search-params/range-query.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';
import { viewerTimeZone } from '#web/lib/viewer-locale.ts';

export interface ConversationFilters {
  agentId?: string;
  /** As `date-ranges.ts` writes it. */
  range?: string;
  q?: string;
  outcome?: Outcome;
  channel?: Channel;
  rating?: Feedback;
  judgement?: Feedback;
  /** A part of the address of the visitor's page. */
  page?: string;
  lead?: 'with' | 'without';
  tagId?: string;
  read?: 'read' | 'unread';
  list?: InboxList;
  resolution?: Resolution;
  /** Code of the language of a message. */
  language?: string;
  /** Address of the page that a message was written on. */
  askedOn?: string;
  sourceId?: string;
  /** Address of a page that an answer cites. */
  citedPage?: string;
  /** Ids of messages that ask the same. */
  askedLike?: string;
  /** Of a message, as clocks in the viewer's zone show it: 0 for Sunday to 6, and 0 to 23. */
  weekday?: string;
  hour?: string;
}

/** The filters as the API takes them. */
const queryOf = ({ range, ...filters }: ConversationFilters) => ({
  ...filters,
  ...rangeQuery(range),
  ...(filters.weekday || filters.hour ? { timeZone: viewerTimeZone() } : {}),
});

export const conversationsQuery = (filters: ConversationFilters, limit = 50) =>
  pagesOf(['conversations', 'list', filters, limit], ({ cursor, signal }) =>
    call(listConversations, {
      query: { ...queryOf(filters), limit, ...(cursor ? { cursor } : {}) },
      signal,
    }),
  );

type Scope = Pick<ConversationFilters, 'agentId' | 'range'>;

/** How many conversations and messages there are, by outcome and by day, week or month in the viewer's zone. */
export const conversationCountsQuery = ({ range, ...filters }: Scope, unit: 'day' | 'week' | 'month') =>
  queryOptions({
    queryKey: ['conversations', 'counts', filters, range ?? '', unit],
    queryFn: ({ signal }) =>
      call(countConversations, {
        query: {
          ...filters,
          ...rangeQuery(range),
          timeZone: viewerTimeZone(),
          unit,
          weekStartsOn: weekStart(),
        },
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

/** Marks a conversation as read; the list hears of it by the live stream. */
export const markConversationRead = (conversationId: string) =>
  call(markRead, { params: { conversationId } });

/** The conversations that match as a file; only these of them where ids are given. */
export const fetchConversationsExport = (
  filters: ConversationFilters,
  format: 'csv' | 'json',
  ids: readonly string[] = [],
) =>
  callForFile(exportConversations, {
    query: { ...queryOf(filters), format, ...(ids.length > 0 ? { ids: ids.join(',') } : {}) },
  });

/** Which conversations are changed: chosen ones, or all that match up to the newest one that was seen. */
export type Selection = { ids: string[] } | { filters: ConversationFilters; upTo: string };

const selectionOf = (selection: Selection) =>
  'ids' in selection ? selection : { filter: queryOf(selection.filters), upTo: selection.upTo };

type Change = BodyOf<typeof changeConversations>['change'];

/** Marks or tags the next part of a selection. */
export const changeSelected = (selection: Selection, change: Change, cursor: string | undefined) =>
  call(changeConversations, {
    body: { selection: selectionOf(selection), change, ...(cursor ? { cursor } : {}) },
  });

/** Deletes the next part of a selection. */
export const deleteSelected = (selection: Selection, cursor: string | undefined) =>
  call(deleteConversations, { body: { selection: selectionOf(selection), ...(cursor ? { cursor } : {}) } });

export function useDeleteConversation() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (conversationId: string) => call(deleteConversation, { params: { conversationId } }),
    onSuccess: (_answer, conversationId) => {
      void refreshAfterDeletion(
        queryClient,
        ['conversations', conversationId],
        [['conversations'], ['agents'], ['leads']],
      );
    },
  });
}

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
