import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { listUsedSources } from '#contract/analytics/analytics.endpoints.ts';
import {
  comparePage,
  getCrawl,
  listCrawls,
  listPageChanges,
  listTouchedAnswers,
} from '#contract/crawls/crawls.endpoints.ts';
import type { PageChangeKind } from '#contract/crawls/crawls.ts';
import type { SchemaOf } from '#contract/endpoint.ts';
import {
  getSourcePage,
  listPassages,
  listSourcePages,
  matchPages,
  removePages,
  retrainPages,
  swapPages,
} from '#contract/source-pages/source-pages.endpoints.ts';
import {
  addSource,
  cancelSource,
  deleteSource,
  deleteSources,
  getSource,
  getSourceContent,
  listSources,
  replaceFile,
  retrainSource,
  retrainSources,
  reviewSources,
  updateSource,
} from '#contract/sources/sources.endpoints.ts';
import type { Source, SourceChanges } from '#contract/sources/sources.schemas.ts';
import type { PageStatus } from '#contract/sources/sources.ts';
import { call, callWithFile } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { refreshAfterDeletion } from '#web/lib/refresh-after-deletion.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

/** Next to the live stream, for networks that do not let one through. */
const trainingPollMs = 4_000;

/** In how many answers each source of an agent is cited, by its id. */
export const citedCountsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['conversations', 'cited-counts', agentId],
    queryFn: async ({ signal }) => {
      const { data } = await call(listUsedSources, {
        query: { agentId },
        signal,
      });
      return new Map(data.map(({ sourceId, messages }) => [sourceId, messages]));
    },
  });

export const isTraining = (source: Pick<Source, 'status'>): boolean =>
  source.status === 'queued' || source.status === 'training';

/** Made of pages that are read one by one. */
export const hasPages = ({ kind }: Pick<Source, 'kind'>): boolean => kind === 'website' || kind === 'notion';

/** Some pages could not be read, while others were. */
export const hasFailedPages = ({ kind, progress }: Pick<Source, 'kind' | 'progress'>): boolean =>
  hasPages({ kind }) && progress.done > 0 && progress.failed > 0;

/** @param needs `attention` for those alone of which something could not be read */
export const sourcesQuery = (agentId: string, needs?: 'attention') => ({
  ...pagesOf(['sources', agentId, 'list', ...(needs ? [needs] : [])], ({ cursor, signal }) =>
    call(listSources, {
      params: { agentId },
      query: { limit: 50, ...(cursor ? { cursor } : {}), ...(needs ? { needs } : {}) },
      signal,
    }),
  ),
  refetchInterval: (query: { state: { data?: { pages: { data: Source[] }[] } | undefined } }) =>
    query.state.data?.pages.some((page) => page.data.some(isTraining)) ? trainingPollMs : false,
});

/** What of the sources is probably of no use. */
export const sourceReviewQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['sources', agentId, 'review'],
    queryFn: ({ signal }) => call(reviewSources, { params: { agentId }, signal }),
  });

export const sourceQuery = (agentId: string, sourceId: string) =>
  queryOptions({
    queryKey: ['sources', agentId, sourceId],
    queryFn: ({ signal }) => call(getSource, { params: { agentId, sourceId }, signal }),
    refetchInterval: (query) => (query.state.data && isTraining(query.state.data) ? trainingPollMs : false),
  });

export const sourceContentQuery = (agentId: string, sourceId: string) =>
  queryOptions({
    queryKey: ['sources', agentId, sourceId, 'content'],
    queryFn: ({ signal }) => call(getSourceContent, { params: { agentId, sourceId }, signal }),
  });

export const sourcePagesQuery = (
  agentId: string,
  sourceId: string,
  { status, q, leftOutBy }: { status?: PageStatus | undefined; q?: string; leftOutBy?: 'plan' },
) =>
  pagesOf(
    ['sources', agentId, sourceId, 'pages', status ?? leftOutBy ?? 'all', q ?? ''],
    ({ cursor, signal }) =>
      call(listSourcePages, {
        params: { agentId, sourceId },
        query: {
          limit: 50,
          ...(cursor ? { cursor } : {}),
          ...(status ? { status } : {}),
          ...(q ? { q } : {}),
          ...(leftOutBy ? { leftOutBy } : {}),
        },
        signal,
      }),
  );

export const sourcePageQuery = (agentId: string, sourceId: string, pageId: string) =>
  queryOptions({
    queryKey: ['sources', agentId, sourceId, 'page', pageId],
    queryFn: ({ signal }) => call(getSourcePage, { params: { agentId, sourceId, pageId }, signal }),
  });

export const passagesQuery = (agentId: string, sourceId: string, pageId: string, q: string) =>
  pagesOf(['sources', agentId, sourceId, 'page', pageId, 'passages', q], ({ cursor, signal }) =>
    call(listPassages, {
      params: { agentId, sourceId, pageId },
      query: { limit: 100, ...(cursor ? { cursor } : {}), ...(q ? { q } : {}) },
      signal,
    }),
  );

export const crawlsQuery = (agentId: string, sourceId: string) =>
  queryOptions({
    queryKey: ['sources', agentId, sourceId, 'crawls'],
    queryFn: async ({ signal }) => (await call(listCrawls, { params: { agentId, sourceId }, signal })).data,
  });

export const crawlQuery = (agentId: string, sourceId: string, run: string) =>
  queryOptions({
    queryKey: ['sources', agentId, sourceId, 'crawls', run],
    queryFn: ({ signal }) => call(getCrawl, { params: { agentId, sourceId, run }, signal }),
  });

export const pageChangesQuery = (
  agentId: string,
  sourceId: string,
  run: string,
  kind: PageChangeKind | undefined,
) =>
  pagesOf(['sources', agentId, sourceId, 'crawls', run, 'changes', kind ?? 'all'], ({ cursor, signal }) =>
    call(listPageChanges, {
      params: { agentId, sourceId, run },
      query: { limit: 50, ...(cursor ? { cursor } : {}), ...(kind ? { kind } : {}) },
      signal,
    }),
  );

/** What a crawl found stays as it is. */
export const comparedPageQuery = (agentId: string, sourceId: string, run: string, changeId: string) =>
  queryOptions({
    queryKey: ['sources', agentId, sourceId, 'crawls', run, 'changes', changeId],
    queryFn: ({ signal }) => call(comparePage, { params: { agentId, sourceId, run, changeId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const pageMatchQuery = (
  agentId: string,
  sourceId: string,
  patterns: { include: string[]; exclude: string[] },
) =>
  queryOptions({
    queryKey: ['sources', agentId, sourceId, 'match', patterns],
    queryFn: ({ signal }) => call(matchPages, { params: { agentId, sourceId }, body: patterns, signal }),
  });

export const touchedQuery = (agentId: string, sourceId: string, run: string) =>
  queryOptions({
    queryKey: ['sources', agentId, sourceId, 'crawls', run, 'touched'],
    queryFn: ({ signal }) => call(listTouchedAnswers, { params: { agentId, sourceId, run }, signal }),
  });

export function useAddSource(agentId: string) {
  const refresh = useRefreshSources();
  return useMutationOnce({
    mutationFn: (body: z.input<SchemaOf<typeof addSource, 'body'>>, idempotencyKey) =>
      call(addSource, { params: { agentId }, body, idempotencyKey }),
    onSuccess: refresh,
  });
}

interface SentFile {
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Files go one after another and are waited for each, so this one hands out every promise. */
export function useAddFile(agentId: string) {
  const refresh = useRefreshSources();
  return useMutation({
    mutationFn: ({ file, ...options }: SentFile) =>
      callWithFile(addSource, { params: { agentId }, file, ...options }),
    onSuccess: refresh,
  });
}

/** What can be done with a source that is there. */
export function useSourceActions(agentId: string, sourceId: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshSources();
  const params = { agentId, sourceId };
  return {
    change: useMutationOnce({
      mutationFn: (body: SourceChanges) => call(updateSource, { params, body }),
      onSuccess: refresh,
    }),
    retrain: useMutationOnce({ mutationFn: () => call(retrainSource, { params }), onSuccess: refresh }),
    retrainSome: useMutationOnce({
      mutationFn: (pageIds: string[]) => call(retrainPages, { params, body: { pageIds } }),
      onSuccess: refresh,
    }),
    removeSome: useMutationOnce({
      mutationFn: (pageIds: string[]) => call(removePages, { params, body: { pageIds } }),
      onSuccess: refresh,
    }),
    swapSome: useMutationOnce({
      mutationFn: (body: { removedIds: string[]; readIds: string[] }) => call(swapPages, { params, body }),
      onSuccess: refresh,
    }),
    replace: useMutationOnce({
      mutationFn: (file: File) => callWithFile(replaceFile, { params, file }),
      onSuccess: refresh,
    }),
    cancel: useMutationOnce({ mutationFn: () => call(cancelSource, { params }), onSuccess: refresh }),
    remove: useMutationOnce({
      mutationFn: () => call(deleteSource, { params }),
      onSuccess: () =>
        refreshAfterDeletion(queryClient, sourceQuery(agentId, sourceId).queryKey, changedLists),
    }),
  };
}

/** What can be done with several sources at once. */
export function useManySources(agentId: string) {
  const refresh = useRefreshSources();
  const params = { agentId };
  return {
    retrain: useMutationOnce({
      mutationFn: (sourceIds: string[]) => call(retrainSources, { params, body: { sourceIds } }),
      onSuccess: refresh,
    }),
    remove: useMutationOnce({
      mutationFn: (sourceIds: string[]) => call(deleteSources, { params, body: { sourceIds } }),
      onSuccess: refresh,
    }),
  };
}

/** What a change of sources makes old. */
const changedLists = [['sources'], ['usage'], ['agents']];

function useRefreshSources() {
  const queryClient = useQueryClient();
  return () => Promise.all(changedLists.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
