import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { leadQuery } from '#web/console/leads/leads.queries.ts';
import { CallError } from '#web/lib/call-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LeadDetails } from './lead-details.tsx';
import { leadTitle } from './lead-title.ts';

interface LeadPanelProps {
  /** Undefined while no lead is open. */
  leadId: string | undefined;
  /** @param isDeleted the lead is gone, and what was typed with it */
  onClose: (isDeleted: boolean) => void;
}

/** One lead over the list, at an address of its own. */
export function LeadPanel({ leadId, onClose }: LeadPanelProps) {
  return leadId === undefined ? null : <OpenPanel key={leadId} leadId={leadId} onClose={onClose} />;
}

function OpenPanel({ leadId, onClose }: { leadId: string; onClose: LeadPanelProps['onClose'] }) {
  const lead = useQuery(leadQuery(leadId));
  return (
    <SidePanel isOpen onClose={() => onClose(false)} title={lead.data ? leadTitle(lead.data) : 'Lead'}>
      {lead.data ? (
        <LeadDetails lead={lead.data} onDeleted={() => onClose(true)} />
      ) : lead.error instanceof CallError && lead.error.status === 404 ? (
        <EmptyState icon={UserRound} title="Lead not found">
          It may have been deleted.
        </EmptyState>
      ) : lead.isError ? (
        <ErrorState error={lead.error} onRetry={() => lead.refetch()} />
      ) : (
        <Loading className="space-y-5">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-32" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </SidePanel>
  );
}
