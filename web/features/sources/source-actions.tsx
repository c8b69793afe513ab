import { CircleStop, Ellipsis, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { describeError } from '#web/lib/call-error.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { hasPages, isTraining, useSourceActions } from './sources.queries.ts';

interface SourceActionsProps {
  source: Source;
  /** Deleting has a button of its own, next to the menu. */
  showsDelete?: boolean;
  onDeleted?: () => void;
}

/** Retrain or cancel, and delete. */
export function SourceActions({ source, showsDelete = false, onDeleted }: SourceActionsProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const { retrain, cancel, remove } = useSourceActions(source.agentId, source.id);

  const run = (work: () => Promise<unknown>, done: string) =>
    work().then(
      () => showToast.done(done),
      (error: unknown) => showToast.failed(describeError(error)),
    );

  return (
    <>
      {showsDelete && (
        <IconButton label={`Delete ${source.title}`} onClick={() => setIsDeleting(true)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
      <Menu
        trigger={
          <IconButton label={`Actions for ${source.title}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {isTraining(source) ? (
          <MenuItem
            isDisabled={cancel.isPending}
            onSelect={() =>
              run(() => cancel.mutateAsync(), 'Training cancelled. Pages already read are kept.')
            }
          >
            <CircleStop aria-hidden />
            Cancel training
          </MenuItem>
        ) : (
          <MenuItem
            isDisabled={retrain.isPending}
            onSelect={() => run(() => retrain.mutateAsync(), 'Reading it again.')}
          >
            <RefreshCw aria-hidden />
            {hasPages(source) ? 'Check now' : 'Retrain'}
          </MenuItem>
        )}
        {!showsDelete && (
          <MenuItem isDangerous onSelect={() => setIsDeleting(true)}>
            <Trash2 aria-hidden />
            Delete
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        title="Delete this source?"
        confirmLabel="Delete"
        onConfirm={async () => {
          await remove.mutateAsync();
          showToast.done('Source deleted.');
          onDeleted?.();
        }}
      >
        <span className="font-semibold break-words text-ink">{source.title}</span> is deleted, and the agent
        stops using it immediately.
      </ConfirmDialog>
    </>
  );
}
