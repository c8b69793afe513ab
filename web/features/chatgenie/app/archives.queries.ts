import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  askArchive,
  chooseArchiveModel,
  createArchive,
  deleteArchive,
  getArchive,
  getModelChoice,
  joinPeople,
  keepPeopleApart,
  listArchiveMessages,
  listArchives,
  proposeSamePeople,
  separatePerson,
} from '#contract/chat-archives/chat-archives.endpoints.ts';
import {
  countArchiveWords,
  measureArchive,
  measureTies,
} from '#contract/chat-figures/chat-figures.endpoints.ts';
import { cancelUpload, setDateOrder } from '#contract/chat-imports/chat-imports.endpoints.ts';
import type { DateOrder } from '#contract/chat-imports/chat-imports.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  createLegalExport,
  deleteOriginal,
  listLegalExports,
} from '#contract/legal-exports/legal-exports.endpoints.ts';
import {
  listWrappedShares,
  shareWrapped,
  withdrawWrappedShare,
  wrapArchive,
} from '#contract/wrapped/wrapped.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';
import type { WrappedChoice } from './wrapped/wrapped-choice.ts';

/** Nothing tells the page that an import has ended. */
const lookAgainMs = 1_000;

export const archivesQuery = () =>
  queryOptions({
    queryKey: ['chat-archives', 'list'],
    queryFn: ({ signal }) => call(listArchives, { signal }),
  });

export const archiveQuery = (archiveId: string) =>
  queryOptions({
    queryKey: ['chat-archives', 'one', archiveId],
    queryFn: ({ signal }) => call(getArchive, { params: { archiveId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.imports.some(({ status }) => status === 'waiting' || status === 'reading')
        ? lookAgainMs
        : false,
  });

/** Which part of an archive figures are of. */
export interface FigureFilters {
  chatId?: string;
  gapMinutes?: number;
}

/** @param version changes when messages come in */
export const figuresQuery = (archiveId: string, filters: FigureFilters, version: number) =>
  queryOptions({
    queryKey: ['chat-archives', 'figures', archiveId, filters, version],
    queryFn: ({ signal }) => call(measureArchive, { params: { archiveId }, query: filters, signal }),
    placeholderData: keepPreviousData,
  });

export const wordsQuery = (archiveId: string, { chatId }: FigureFilters, version: number) =>
  queryOptions({
    queryKey: ['chat-archives', 'words', archiveId, chatId, version],
    queryFn: ({ signal }) =>
      call(countArchiveWords, {
        params: { archiveId },
        query: chatId === undefined ? {} : { chatId },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const tiesQuery = (archiveId: string, { chatId }: FigureFilters, version: number) =>
  queryOptions({
    queryKey: ['chat-archives', 'ties', archiveId, chatId, version],
    queryFn: ({ signal }) =>
      call(measureTies, { params: { archiveId }, query: chatId === undefined ? {} : { chatId }, signal }),
    placeholderData: keepPreviousData,
  });

/** Filters as they are in the address. */
export type MessageFilters = Record<string, string>;

export const messagesQuery = (archiveId: string, filters: MessageFilters, version: number) =>
  pagesOf(['chat-archives', 'messages', archiveId, filters, version], ({ cursor, signal }) =>
    call(listArchiveMessages, {
      params: { archiveId },
      // The server checks them.
      query: { ...filters, ...(cursor ? { cursor } : {}) } as object,
      signal,
    }),
  );

/** @param version changes when messages come in */
export const wrappedQuery = (archiveId: string, { year, look, named }: WrappedChoice, version: number) =>
  queryOptions({
    queryKey: ['chat-archives', 'wrapped', archiveId, year, look, named, version],
    queryFn: ({ signal }) =>
      call(wrapArchive, { params: { archiveId }, query: { year, look, named: named.join(',') }, signal }),
    placeholderData: keepPreviousData,
  });

export const wrappedSharesQuery = (archiveId: string) =>
  queryOptions({
    queryKey: ['chat-archives', 'wrapped-shares', archiveId],
    queryFn: ({ signal }) => call(listWrappedShares, { params: { archiveId }, signal }),
  });

export function useShareWrapped(archiveId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (body: BodyOf<typeof shareWrapped>) => call(shareWrapped, { params: { archiveId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: wrappedSharesQuery(archiveId).queryKey }),
  });
}

export function useWithdrawWrappedShare(archiveId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (shareId: string) => call(withdrawWrappedShare, { params: { archiveId, shareId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: wrappedSharesQuery(archiveId).queryKey }),
  });
}

export const legalExportsQuery = (archiveId: string) =>
  queryOptions({
    queryKey: ['chat-archives', 'legal-exports', archiveId],
    queryFn: ({ signal }) => call(listLegalExports, { params: { archiveId }, signal }),
  });

export function useCreateLegalExport(archiveId: string) {
  return useMutationOnce({
    mutationFn: (body: BodyOf<typeof createLegalExport>) =>
      call(createLegalExport, { params: { archiveId }, body }),
    onSuccess: useRefresh(),
  });
}

export function useDeleteOriginal(archiveId: string) {
  return useMutationOnce({
    mutationFn: (importId: string) => call(deleteOriginal, { params: { archiveId, importId } }),
    onSuccess: useRefresh(),
  });
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['chat-archives'] });
}

export const samePeopleQuery = (archiveId: string, version: number) =>
  queryOptions({
    queryKey: ['chat-archives', 'same-people', archiveId, version],
    queryFn: async ({ signal }) => (await call(proposeSamePeople, { params: { archiveId }, signal })).data,
  });

export function useJoinPeople(archiveId: string) {
  return useMutationOnce({
    mutationFn: (personIds: string[]) => call(joinPeople, { params: { archiveId }, body: { personIds } }),
    onSuccess: useRefresh(),
  });
}

export function useKeepPeopleApart(archiveId: string) {
  return useMutationOnce({
    mutationFn: (personIds: string[]) =>
      call(keepPeopleApart, { params: { archiveId }, body: { personIds } }),
    onSuccess: useRefresh(),
  });
}

export function useSeparatePerson(archiveId: string) {
  return useMutationOnce({
    mutationFn: (accountId: string) => call(separatePerson, { params: { archiveId }, body: { accountId } }),
    onSuccess: useRefresh(),
  });
}

export function useCreateArchive() {
  return useMutationOnce({
    mutationFn: (body: BodyOf<typeof createArchive>) => call(createArchive, { body }),
    onSuccess: useRefresh(),
  });
}

export function useDeleteArchive() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (archiveId: string) => call(deleteArchive, { params: { archiveId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: archivesQuery().queryKey }),
  });
}

export function useCancelUpload(archiveId: string) {
  return useMutationOnce({
    mutationFn: (uploadId: string) => call(cancelUpload, { params: { archiveId, uploadId } }),
    onSuccess: useRefresh(),
  });
}

export function useAnswerImport(archiveId: string) {
  return useMutationOnce({
    mutationFn: ({ importId, dateOrder }: { importId: string; dateOrder: DateOrder }) =>
      call(setDateOrder, { params: { archiveId, importId }, body: { dateOrder } }),
    onSuccess: useRefresh(),
  });
}

export function useAskArchive(archiveId: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (question: string) => call(askArchive, { params: { archiveId }, body: { question } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: archivesQuery().queryKey }),
  });
}

/** Where messages could be sent to word answers, and whether they are. */
export const modelChoiceQuery = () =>
  queryOptions({
    queryKey: ['chat-archives', 'model'],
    queryFn: ({ signal }) => call(getModelChoice, { signal }),
  });

export function useChooseModel() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (destination: string | null) => call(chooseArchiveModel, { body: { destination } }),
    onSuccess: (choice) => queryClient.setQueryData(modelChoiceQuery().queryKey, choice),
  });
}
