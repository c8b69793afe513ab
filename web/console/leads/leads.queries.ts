import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  deleteLead,
  deleteLeads,
  exportLeads,
  getLead,
  listLeads,
  setLeadStatus,
  updateLead,
} from '#contract/leads/leads.endpoints.ts';
import type { LeadSelection } from '#contract/leads/leads.schemas.ts';
import type { LeadStatus, leadParts } from '#contract/leads/leads.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { refreshAfterDeletion } from '#web/lib/refresh-after-deletion.ts';
import { rangeQuery } from '#web/lib/search-params/range-query.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export interface LeadFilters {
  agentId?: string;
  /** As `date-ranges.ts` writes it. */
  range?: string;
  q?: string;
  status?: LeadStatus;
  has?: (typeof leadParts)[number];
}

/** The filter as the API takes it: the range as two moments in the viewer's zone. */
export const leadFilterOf = ({ range, ...filters }: LeadFilters) => ({ ...filters, ...rangeQuery(range) });

export const leadsQuery = (filters: LeadFilters, limit = 50) =>
  pagesOf(['leads', 'list', filters, limit], ({ cursor, signal }) =>
    call(listLeads, { query: { ...leadFilterOf(filters), limit, ...(cursor ? { cursor } : {}) }, signal }),
  );

export const leadQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['leads', 'one', leadId],
    queryFn: ({ signal }) => call(getLead, { params: { leadId }, signal }),
  });

/** @param ids only these of them */
export const fetchLeadsExport = (filters: LeadFilters, format: 'csv' | 'json', ids?: readonly string[]) =>
  callForFile(exportLeads, {
    query: { ...leadFilterOf(filters), format, ...(ids ? { ids: ids.join(',') } : {}) },
  });

/** What a change of leads makes old, by the first part of the keys. */
const changed = ['leads', 'conversations'];
const deleted = [...changed, 'agents', 'usage'];

function useRefresh(keys: readonly string[]) {
  const queryClient = useQueryClient();
  return () => Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

export function useUpdateLead(leadId: string) {
  return useMutationOnce({
    mutationFn: (changes: BodyOf<typeof updateLead>) =>
      call(updateLead, { params: { leadId }, body: changes }),
    onSuccess: useRefresh(changed),
  });
}

export function useSetLeadStatus() {
  return useMutationOnce({
    mutationFn: (body: { selection: LeadSelection; status: LeadStatus }) => call(setLeadStatus, { body }),
    onSuccess: useRefresh(changed),
  });
}

export function useDeleteLead() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (leadId: string) => call(deleteLead, { params: { leadId } }),
    onSuccess: (_answer, leadId) =>
      refreshAfterDeletion(
        queryClient,
        leadQuery(leadId).queryKey,
        deleted.map((key) => [key]),
      ),
  });
}

export function useDeleteLeads() {
  return useMutationOnce({
    mutationFn: (selection: LeadSelection) => call(deleteLeads, { body: { selection } }),
    onSuccess: useRefresh(deleted),
  });
}
