import { Check, ChevronDown } from 'lucide-react';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { leadStatuses } from '#contract/leads/leads.ts';
import { useUpdateLead } from '#web/console/leads/leads.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { leadStatusWords } from './lead-status-words.ts';

/** The status of a lead, and the menu that changes it at once. */
export function LeadStatusMenu({ lead }: { lead: Lead }) {
  const update = useUpdateLead(lead.id);
  const shown = (update.isPending && update.variables?.status) || lead.status;
  const { label, tone } = leadStatusWords[shown];
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`Status: ${label}. Change`}
          className="-my-1.5 inline-flex min-h-8 items-center rounded-full hover:brightness-95"
        >
          <Badge tone={tone}>
            {label}
            <ChevronDown aria-hidden className="-mr-1 size-3.5" />
          </Badge>
        </button>
      }
    >
      {leadStatuses.map((status) => (
        <MenuItem
          key={status}
          onSelect={() => {
            if (status === lead.status) return;
            update.mutateAsync({ status }).catch((error: unknown) => showToast.failed(describeError(error)));
          }}
        >
          <Check aria-hidden className={status === shown ? undefined : 'invisible'} />
          {leadStatusWords[status].label}
          {status === shown && <span className="sr-only">(current)</span>}
        </MenuItem>
      ))}
    </Menu>
  );
}
