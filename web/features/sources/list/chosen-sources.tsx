import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useManySources } from '#web/features/sources/sources.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectBox } from '#web/ui/lists/select-box.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

interface ChosenSourcesProps {
  agentId: string;
  /** Of those in sight. */
  chosen: readonly string[];
  shown: number;
  onChooseAll: (isAll: boolean) => void;
  onDone: () => void;
}

/** The box that chooses every source in sight, and what can be done with the chosen ones. */
export function ChosenSources({ agentId, chosen, shown, onChooseAll, onDone }: ChosenSourcesProps) {
  const { retrain, remove } = useManySources(agentId);
  const [isDeleting, setIsDeleting] = useState(false);
  const isAll = chosen.length === shown;
  const retrainAll = async () => {
    try {
      const { retrained, left } = await retrain.mutateAsync([...chosen]);
      showToast.done(
        `Reading ${formatCount(retrained, 'source')} again.${left > 0 ? ` ${formatCount(left, 'is', 'are')} being read already.` : ''}`,
      );
      onDone();
    } catch (error) {
      showToast.failed(describeError(error));
    }
  };
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-sunken/50 px-5 py-1.5 text-sm">
      <SelectBox
        label="Choose all sources shown"
        isChecked={isAll}
        isPartly={chosen.length > 0 && !isAll}
        onChange={() => onChooseAll(!isAll)}
      />
      <p role="status" className="text-ink-secondary tabular-nums">
        {chosen.length > 0 ? `${formatCount(chosen.length, 'source')} chosen` : 'Choose sources'}
      </p>
      {chosen.length > 0 && (
        <div className="ml-auto flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" isBusy={retrain.isPending} onClick={retrainAll}>
            <RefreshCw aria-hidden />
            Retrain
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setIsDeleting(true)}>
            <Trash2 aria-hidden />
            Delete
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={`Delete ${formatCount(chosen.length, 'source')}?`}
        confirmLabel="Delete"
        onConfirm={async () => {
          const { deleted } = await remove.mutateAsync([...chosen]);
          showToast.done(`${formatCount(deleted, 'source')} deleted.`);
          onDone();
        }}
      >
        The agent stops using them immediately. This cannot be undone.
      </ConfirmDialog>
    </div>
  );
}
