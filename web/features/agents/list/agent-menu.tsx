import { Copy, Ellipsis, Eye, Pause, Play, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { deleteAgent, duplicateAgent, updateAgent } from '#contract/agents/agents.endpoints.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { useDeleteAgent, useUpdateAgent } from '#web/console/agents/agents.queries.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatCount } from '#web/lib/format.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

/** What can be done with an agent without opening it. */
export function AgentMenu({ agent }: { agent: Agent }) {
  const [open, setOpen] = useState<'duplicate' | 'delete' | null>(null);
  const update = useUpdateAgent(agent.id);
  const remove = useDeleteAgent(agent.id);
  const mayChange = useMay(updateAgent);
  const mayDuplicate = useMay(duplicateAgent);
  const mayDelete = useMay(deleteAgent);
  const isPaused = agent.status === 'paused';
  const { counts } = agent;
  const close = () => setOpen(null);
  const setStatus = () =>
    update.mutate(
      { status: isPaused ? 'active' : 'paused' },
      {
        onSuccess: () =>
          showToast.done(isPaused ? `${agent.name} answers again.` : `${agent.name} is paused.`),
        onError: (error) => showToast.failed(describeError(error)),
      },
    );
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for ${agent.name}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem isLink>
          <Link to={paths.viewAgent(agent.id)}>
            <Eye aria-hidden />
            View AI Agent
          </Link>
        </MenuItem>
        <MenuItem isLink>
          <Link to={paths.settings(agent.id)}>
            <Settings aria-hidden />
            Settings
          </Link>
        </MenuItem>
        {mayChange && (
          <MenuItem onSelect={setStatus} isDisabled={update.isPending}>
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            {isPaused ? 'Activate' : 'Pause'}
          </MenuItem>
        )}
        {mayDuplicate && (
          <MenuItem onSelect={() => setOpen('duplicate')}>
            <Copy aria-hidden />
            Duplicate
          </MenuItem>
        )}
        {mayDelete && (
          <>
            <MenuSeparator />
            <MenuItem isDangerous onSelect={() => setOpen('delete')}>
              <Trash2 aria-hidden />
              {agent.isSample ? 'Remove' : 'Delete'}
            </MenuItem>
          </>
        )}
      </Menu>
      <DuplicateDialog agent={agent} isOpen={open === 'duplicate'} onClose={close} />
      <ConfirmDialog
        isOpen={open === 'delete'}
        onClose={close}
        title={`Delete ${agent.name}?`}
        confirmLabel="Delete for good"
        {...(agent.isSample ? {} : { typedConfirmation: agent.name })}
        onConfirm={async () => {
          await remove.mutateAsync();
          showToast.done(`${agent.name} is deleted.`);
        }}
      >
        Its {formatCount(counts.sources, 'source')}, {formatCount(counts.conversations, 'conversation')} and{' '}
        {formatCount(counts.leads, 'lead')} are deleted with it. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
