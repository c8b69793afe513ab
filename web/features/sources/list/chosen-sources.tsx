import { RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useManySources } from '#web/features/sources/sources.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectBox } from '#web/ui/lists/select-box.tsx';
import { SelectionBar } from '#web/ui/lists/selection-bar.tsx';
import type { RowSelection } from '#web/ui/lists/use-selection.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

interface ChosenSourcesProps {
  agentId: string;
  selection: RowSelection;
  /** Ids of the sources in sight. */
  shown: readonly string[];
  /** Of all that match. */
  total: number;
  /** At the right of the heading. */
  actions: ReactNode;
}

/** The heading of the list with the box that chooses every source in sight, and what can be done with the chosen ones. */
export function ChosenSources({ agentId, selection, shown, total, actions }: ChosenSourcesProps) {
  const { retrain, remove } = useManySources(agentId);
  const [isDeleting, setIsDeleting] = useState(false);
  const chosen = shown.filter((id) => selection.ids.has(id));
  const isAll = chosen.length === shown.length;
  const retrainAll = async () => {
    try {
      const { retrained, left } = await retrain.mutateAsync([...chosen]);
      showToast.done(
        `Reading ${formatCount(retrained, 'source')} again.${left > 0 ? ` ${formatCount(left, 'is', 'are')} being read already.` : ''}`,
      );
      selection.clear();
    } catch (error) {
      showToast.failed(describeError(error));
    }
  };
  return (
    <>
      <div className="flex min-h-13 items-center gap-x-3 px-5 py-1.5 text-sm">
        <SelectBox
          label="Choose all sources shown"
          isChecked={isAll}
          isPartly={chosen.length > 0 && !isAll}
          onChange={() => selection.choose(isAll ? [] : shown)}
        />
        <h2 className="min-w-0 flex-1 font-semibold">{formatCount(total, 'source')}</h2>
        {actions}
      </div>
      <SelectionBar label="Chosen sources" selection={selection} isSticky>
        <Button size="sm" variant="secondary" isBusy={retrain.isPending} onClick={retrainAll}>
          <RefreshCw aria-hidden />
          Retrain
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setIsDeleting(true)}>
          <Trash2 aria-hidden />
          Delete
        </Button>
      </SelectionBar>
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={`Delete ${formatCount(chosen.length, 'source')}?`}
        confirmLabel="Delete"
        onConfirm={async () => {
          const { deleted } = await remove.mutateAsync([...chosen]);
          showToast.done(`${formatCount(deleted, 'source')} deleted.`);
          selection.clear();
        }}
      >
        The agent stops using them immediately. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
