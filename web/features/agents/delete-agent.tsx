import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteAgent } from '#contract/agents/agents.endpoints.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { mailtoUrl } from '#core/safety/links/mailto-url.ts';
import { useDeleteAgent } from '#web/console/agents/agents.queries.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { leavesUnsaved } from '#web/ui/forms/unsaved/leaves-unsaved.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

interface DeleteAgentProps {
  agent: Agent;
  label: string;
  /** Next to the button that one came for. */
  isQuiet?: boolean;
}

/** Deletes the agent with all that belongs to it, once its name has been typed. */
export function DeleteAgent({ agent, label, isQuiet = false }: DeleteAgentProps) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useDeleteAgent(agent.id);
  const navigate = useNavigate();
  const { counts } = agent;
  const mayDelete = useMay(deleteAgent);
  if (!mayDelete) {
    return isQuiet ? null : (
      <p className="text-sm text-ink-secondary">Only admins and owners can delete an agent.</p>
    );
  }
  return (
    <>
      <Button
        variant={isQuiet ? 'ghost' : 'danger'}
        className={isQuiet ? 'text-failed' : undefined}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Delete ${agent.name}?`}
        confirmLabel="Delete for good"
        typedConfirmation={agent.name}
        onConfirm={async () => {
          await remove.mutateAsync();
          await navigate(paths.agents, { state: leavesUnsaved });
          showToast.done(`${agent.name} is deleted.`);
        }}
      >
        <p>
          Its {formatCount(counts.sources, 'source')}, {formatCount(counts.conversations, 'conversation')} and{' '}
          {formatCount(counts.leads, 'lead')} are deleted with it, and the chat disappears from your website.
          This cannot be undone.
        </p>
        <p className="mt-2">
          To request manual deletion instead, email{' '}
          <a href={mailtoUrl(brand.supportEmail)} className={linkLook}>
            {brand.supportEmail}
          </a>
          .
        </p>
      </ConfirmDialog>
    </>
  );
}
