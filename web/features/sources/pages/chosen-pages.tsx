import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SourcePage } from '#contract/source-pages/source-pages.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { isTraining, useSourceActions } from '#web/features/sources/sources.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

interface ChosenPagesProps {
  source: Source;
  chosen: readonly SourcePage[];
  /** All pages that are shown are chosen. */
  isAll: boolean;
  onChooseAll: (isAll: boolean) => void;
  onDone: () => void;
}

/** What can be done with the pages that are chosen in the list: read them again, or remove them. */
export function ChosenPages({ source, chosen, isAll, onChooseAll, onDone }: ChosenPagesProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const { retrainSome, removeSome } = useSourceActions(source.agentId, source.id);
  const ids = chosen.map(({ id }) => id);
  const isNone = ids.length === 0;

  const retrain = () =>
    retrainSome.mutateAsync(ids).then(
      () => {
        showToast.done(`${formatCount(ids.length, 'page is', 'pages are')} being read again.`);
        onDone();
      },
      (error: unknown) => showToast.failed(describeError(error)),
    );

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-2.5">
      <Checkbox
        label={isNone ? 'Choose all shown' : `${formatCount(ids.length, 'page')} chosen`}
        checked={isAll}
        onChange={(event) => onChooseAll(event.target.checked)}
      />
      {!isNone && (
        <span className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            isBusy={retrainSome.isPending}
            isDisabled={isTraining(source)}
            onClick={retrain}
          >
            <RefreshCw aria-hidden />
            Read again
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setIsRemoving(true)}>
            <Trash2 aria-hidden />
            Remove
          </Button>
        </span>
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        title={`Remove ${formatCount(ids.length, 'page')}?`}
        confirmLabel="Remove"
        onConfirm={async () => {
          await removeSome.mutateAsync(ids);
          showToast.done(`${formatCount(ids.length, 'page')} removed.`);
          onDone();
        }}
      >
        The agent stops using {ids.length === 1 ? 'it' : 'them'} immediately, and later crawls leave{' '}
        {ids.length === 1 ? 'it' : 'them'} out. To bring a page back, choose it and select “Read again”.
      </ConfirmDialog>
    </div>
  );
}
