import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from '#contract/announcements/announcements.endpoints.ts';
import type { BodyOf, Endpoint, QueryOf } from '#contract/endpoint.ts';
import {
  deleteModelPrice,
  listModelPrices,
  setModelPrice,
} from '#contract/model-prices/model-prices.endpoints.ts';
import {
  listContactMessages,
  listWaitlist,
  markContactMessage,
  markWaitlistEntry,
} from '#contract/operated-messages/operated-messages.endpoints.ts';
import {
  listPartners,
  listPayouts,
  removePartnerWhiteLabel,
  setPartnerTerms,
  settlePayout,
} from '#contract/operated-partners/operated-partners.endpoints.ts';
import {
  endGrant,
  getOperatedWorkspace,
  grantPlan,
  listCosts,
  listWorkspaces,
  resumeWorkspace,
  suspendWorkspace,
} from '#contract/operated-workspaces/operated-workspaces.endpoints.ts';
import {
  endChatgenieGrant,
  getOperator,
  getPrices,
  grantChatgenie,
  listBackups,
  listChatgenieUsers,
  listDocsFeedback,
  listFailedEmails,
  listFailedJobs,
  listOperatorAudit,
  retryEmails,
  retryJobs,
} from '#contract/operator/operator.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

/** The filters of a list; where it begins is up to the query. */
export type FiltersOf<E extends Endpoint> = Partial<Omit<QueryOf<E>, 'cursor' | 'limit'>>;

export const operatorQuery = () =>
  queryOptions({
    queryKey: ['operator', 'self'],
    queryFn: ({ signal }) => call(getOperator, { signal }),
  });

export const workspacesQuery = (filters: FiltersOf<typeof listWorkspaces>) =>
  pagesOf(['operator', 'workspaces', filters], ({ cursor, signal }) =>
    call(listWorkspaces, { query: { ...filters, ...(cursor ? { cursor } : {}) }, signal }),
  );

export const operatedWorkspaceQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['operator', 'workspace', workspaceId],
    queryFn: ({ signal }) => call(getOperatedWorkspace, { params: { workspaceId }, signal }),
  });

export const contactMessagesQuery = (filters: FiltersOf<typeof listContactMessages>) =>
  pagesOf(['operator', 'messages', filters], ({ cursor, signal }) =>
    call(listContactMessages, { query: { ...filters, ...(cursor ? { cursor } : {}) }, signal }),
  );

export const chatgenieUsersQuery = (q: string) =>
  pagesOf(['operator', 'chatgenie', q], ({ cursor, signal }) =>
    call(listChatgenieUsers, { query: { ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) }, signal }),
  );

export const waitlistQuery = (filters: FiltersOf<typeof listWaitlist>) =>
  pagesOf(['operator', 'waitlist', filters], ({ cursor, signal }) =>
    call(listWaitlist, { query: { ...filters, ...(cursor ? { cursor } : {}) }, signal }),
  );

export const failedEmailsQuery = (filters: FiltersOf<typeof listFailedEmails>) =>
  pagesOf(['operator', 'emails', filters], ({ cursor, signal }) =>
    call(listFailedEmails, { query: { ...filters, ...(cursor ? { cursor } : {}) }, signal }),
  );

export const failedJobsQuery = (q: string) =>
  queryOptions({
    queryKey: ['operator', 'jobs', q],
    queryFn: ({ signal }) => call(listFailedJobs, { query: q ? { q } : {}, signal }),
  });

export const backupsQuery = () =>
  queryOptions({
    queryKey: ['operator', 'backups'],
    queryFn: ({ signal }) => call(listBackups, { signal }),
  });

export const costsQuery = (filters: { month?: string; q?: string; offset: number; limit: number }) =>
  queryOptions({
    queryKey: ['operator', 'costs', filters],
    queryFn: ({ signal }) => call(listCosts, { query: filters, signal }),
    placeholderData: (before) => before,
  });

export const pricesQuery = () =>
  queryOptions({
    queryKey: ['operator', 'prices'],
    queryFn: ({ signal }) => call(getPrices, { signal }),
  });

export const partnersQuery = (filters: FiltersOf<typeof listPartners> & { limit: number }) =>
  queryOptions({
    queryKey: ['operator', 'partners', filters],
    queryFn: ({ signal }) => call(listPartners, { query: filters, signal }),
    placeholderData: (before) => before,
  });

export const payoutsQuery = (filters: FiltersOf<typeof listPayouts>) =>
  pagesOf(['operator', 'payouts', filters], ({ cursor, signal }) =>
    call(listPayouts, { query: { ...filters, ...(cursor ? { cursor } : {}) }, signal }),
  );

export const docsFeedbackQuery = () =>
  queryOptions({
    queryKey: ['operator', 'docs-feedback'],
    queryFn: async ({ signal }) => (await call(listDocsFeedback, { signal })).data,
  });

export const modelPricesQuery = () =>
  queryOptions({
    queryKey: ['operator', 'model-prices'],
    queryFn: ({ signal }) => call(listModelPrices, { signal }),
  });

export const announcementsQuery = () =>
  queryOptions({
    queryKey: ['operator', 'announcements'],
    queryFn: async ({ signal }) => (await call(listAnnouncements, { signal })).data,
  });

export const operatorAuditQuery = (filters: FiltersOf<typeof listOperatorAudit>) =>
  pagesOf(['operator', 'audit', filters], ({ cursor, signal }) =>
    call(listOperatorAudit, { query: { ...filters, ...(cursor ? { cursor } : {}) }, signal }),
  );

/** After a change everything that the operator looks at is read again: it is little, and all of it may have changed. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['operator'] }),
  });
}

export const useSetModelPrice = () =>
  useChange((body: BodyOf<typeof setModelPrice>) => call(setModelPrice, { body }));
export const useDeleteModelPrice = () =>
  useChange((modelPriceId: string) => call(deleteModelPrice, { params: { modelPriceId } }));
export const useGrantPlan = (workspaceId: string) =>
  useChange((body: BodyOf<typeof grantPlan>) => call(grantPlan, { params: { workspaceId }, body }));
export const useEndGrant = (workspaceId: string) =>
  useChange((reason: string) => call(endGrant, { params: { workspaceId }, body: { reason } }));
export const useGrantChatgenie = () =>
  useChange((body: BodyOf<typeof grantChatgenie>) => call(grantChatgenie, { body }));
export const useEndChatgenieGrant = (userId: string) =>
  useChange((reason: string) => call(endChatgenieGrant, { params: { userId }, body: { reason } }));
export const useSuspend = (workspaceId: string) =>
  useChange((reason: string) => call(suspendWorkspace, { params: { workspaceId }, body: { reason } }));
export const useResume = (workspaceId: string) =>
  useChange((reason: string) => call(resumeWorkspace, { params: { workspaceId }, body: { reason } }));
export const useMarkMessage = () =>
  useChange(({ id, isAnswered }: { id: string; isAnswered: boolean }) =>
    call(markContactMessage, { params: { contactMessageId: id }, body: { isAnswered } }),
  );
export const useMarkEntry = () =>
  useChange((body: { email: string; isAnswered: boolean }) => call(markWaitlistEntry, { body }));
export const useRetryEmails = () =>
  useChange((emailId?: string) => call(retryEmails, { body: emailId ? { emailId } : {} }));
export const useRetryJobs = () =>
  useChange((jobId?: string) => call(retryJobs, { body: jobId ? { jobId } : {} }));
export const useSaveAnnouncement = (announcementId: string | null) =>
  useChange((body: BodyOf<typeof createAnnouncement>) =>
    announcementId === null
      ? call(createAnnouncement, { body })
      : call(updateAnnouncement, { params: { announcementId }, body }),
  );
export const useDeleteAnnouncement = () =>
  useChange((announcementId: string) => call(deleteAnnouncement, { params: { announcementId } }));
export const useSetTerms = (partnerId: string) =>
  useChange((body: BodyOf<typeof setPartnerTerms>) => call(setPartnerTerms, { params: { partnerId }, body }));
export const useRemovePartnerWhiteLabel = (partnerId: string) =>
  useChange((reason: string) => call(removePartnerWhiteLabel, { params: { partnerId }, body: { reason } }));
export const useSettlePayout = (payoutId: string) =>
  useChange((body: BodyOf<typeof settlePayout>) => call(settlePayout, { params: { payoutId }, body }));
