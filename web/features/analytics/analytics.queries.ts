import { queryOptions } from '@tanstack/react-query';
import {
  countLeads,
  listHours,
  listTop,
  listTopQuestions,
  listUsedSources,
  measureFirstWord,
} from '#contract/analytics/analytics.endpoints.ts';
import { call } from '#web/lib/call.ts';
import type { Unit } from '#web/lib/dates/arrange-spans.ts';
import { weekStart } from '#web/lib/dates/week-start.ts';
import { rangeQuery } from '#web/lib/search-params/range-query.ts';
import { viewerTimeZone } from '#web/lib/viewer-locale.ts';

export interface AnalyticsScope {
  agentId?: string;
  /** As `date-ranges.ts` writes it; absent for all time. */
  range?: string;
}

const queryOf = ({ range, ...scope }: AnalyticsScope) => ({ ...scope, ...rangeQuery(range) });

/** Keys begin as those of what is counted, so that live updates refetch them together. */
export const leadCountsQuery = (scope: AnalyticsScope, unit: Unit) =>
  queryOptions({
    queryKey: ['leads', 'counts', scope, unit],
    queryFn: ({ signal }) =>
      call(countLeads, {
        query: { ...queryOf(scope), timeZone: viewerTimeZone(), unit, weekStartsOn: weekStart() },
        signal,
      }),
  });

export const hoursQuery = (scope: AnalyticsScope) =>
  queryOptions({
    queryKey: ['conversations', 'hours', scope],
    queryFn: ({ signal }) =>
      call(listHours, { query: { ...queryOf(scope), timeZone: viewerTimeZone() }, signal }),
  });

export const topQuery = (scope: AnalyticsScope, by: 'language' | 'page') =>
  queryOptions({
    queryKey: ['conversations', 'top', scope, by],
    queryFn: ({ signal }) => call(listTop, { query: { ...queryOf(scope), by }, signal }),
  });

export const usedSourcesQuery = (scope: AnalyticsScope) =>
  queryOptions({
    queryKey: ['conversations', 'used-sources', scope],
    queryFn: ({ signal }) => call(listUsedSources, { query: queryOf(scope), signal }),
  });

export const topQuestionsQuery = (scope: AnalyticsScope) =>
  queryOptions({
    queryKey: ['conversations', 'top-questions', scope],
    queryFn: ({ signal }) => call(listTopQuestions, { query: queryOf(scope), signal }),
  });

export const firstWordQuery = (scope: AnalyticsScope) =>
  queryOptions({
    queryKey: ['conversations', 'first-word', scope],
    queryFn: ({ signal }) => call(measureFirstWord, { query: queryOf(scope), signal }),
  });
