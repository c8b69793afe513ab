import { useQueryClient } from '@tanstack/react-query';
import { deleteLead, exportLeads, listLeads } from '#contract/leads/leads.endpoints.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { rangeQuery } from '#web/lib/range-query.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';

export interface LeadFilters {
  agentId?: string;
  /** As `date-ranges.ts` writes it. */
  range?: string;
  q?: string;
}

const queryOf = ({ range, ...filters }: LeadFilters) => ({ ...filters, ...rangeQuery(range) });

export const leadsQuery = (filters: LeadFilters, limit = 50) =>
  pagesOf(['leads', 'list', filters, limit], ({ cursor, signal }) =>
    call(listLeads, { query: { ...queryOf(filters), limit, ...(cursor ? { cursor } : {}) }, signal }),
  );

export const fetchLeadsExport = (filters: LeadFilters, format: 'csv' | 'json') =>
  callForFile(exportLeads, { query: { ...queryOf(filters), format } });

export function useDeleteLead() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (leadId: string) => call(deleteLead, { params: { leadId } }),
    onSuccess: () =>
      Promise.all(
        ['leads', 'agents', 'usage'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
