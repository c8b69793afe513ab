import { ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteLeads } from '#contract/leads/leads.endpoints.ts';
import { type LeadStatus, leadStatuses } from '#contract/leads/leads.ts';
import {
  fetchLeadsExport,
  type LeadFilters,
  leadFilterOf,
  useDeleteLeads,
  useSetLeadStatus,
} from '#web/console/leads/leads.queries.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ExportMenu } from '#web/ui/lists/export-menu.tsx';
import type { RowSelection } from '#web/ui/lists/use-selection.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { leadStatusWords } from './lead-status-words.ts';

/** More than these are deleted only after a word is typed. */
const deletedAtOnce = 20;

interface LeadActionsProps {
  filters: LeadFilters;
  selection: RowSelection;
  /** How many match the filters. */
  total: number;
  /** The newest lead in the list: what comes later is not changed along. */
  newestId: string;
}

/** What can be done with the chosen leads. */
export function LeadActions({ filters, selection, total, newestId }: LeadActionsProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const setStatus = useSetLeadStatus();
  const remove = useDeleteLeads();
  const mayDelete = useMay(deleteLeads);
  const ids = [...selection.ids];
  const count = selection.isAll ? total : ids.length;
  const chosen = selection.isAll ? { filter: leadFilterOf(filters), newestId } : { leadIds: ids };

  const changeStatus = async (status: LeadStatus) => {
    try {
      const { leads } = await setStatus.mutateAsync({ selection: chosen, status });
      showToast.done(`${formatCount(leads, 'lead')} set to ${leadStatusWords[status].label}.`);
      selection.clear();
    } catch (error) {
      showToast.failed(describeError(error));
    }
  };

  return (
    <>
      <Menu
        trigger={
          <Button size="sm" variant="secondary" isBusy={setStatus.isPending}>
            Set status
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {leadStatuses.map((status) => (
          <MenuItem key={status} onSelect={() => void changeStatus(status)}>
            {leadStatusWords[status].label}
          </MenuItem>
        ))}
      </Menu>
      <ExportMenu
        size="sm"
        fetchExport={(format) => fetchLeadsExport(filters, format, selection.isAll ? undefined : ids)}
      />
      {mayDelete && (
        <Button size="sm" variant="secondary" onClick={() => setIsDeleting(true)}>
          <Trash2 aria-hidden />
          Delete
        </Button>
      )}
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={`Delete ${formatCount(count, 'lead')}?`}
        confirmLabel="Delete"
        {...(count > deletedAtOnce ? { typedConfirmation: 'delete' } : {})}
        onConfirm={async () => {
          const { leads } = await remove.mutateAsync(chosen);
          showToast.done(`${formatCount(leads, 'lead')} deleted.`);
          selection.clear();
        }}
      >
        They are deleted with their notes, and cannot be restored. Their conversations are kept.
      </ConfirmDialog>
    </>
  );
}
