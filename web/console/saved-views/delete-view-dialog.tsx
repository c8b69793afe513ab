import { useSearchParams } from 'react-router';
import type { SavedView } from '#contract/saved-views/saved-views.schemas.ts';
import type { SavedViewKind } from '#contract/saved-views/saved-views.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { viewParameter } from './filter-of-address.ts';
import { useChangeSavedViews } from './saved-views.queries.ts';

interface DeleteViewDialogProps {
  kind: SavedViewKind;
  /** Asked about; none while the dialog is closed. */
  view: SavedView | undefined;
  onClose: () => void;
}

/** Deletes a view and takes it out of the address; the filters stay as they are. */
export function DeleteViewDialog({ kind, view, onClose }: DeleteViewDialogProps) {
  const [, setSearch] = useSearchParams();
  const { remove } = useChangeSavedViews(kind);
  const leaveView = () =>
    setSearch(
      (current) => {
        current.delete(viewParameter);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <ConfirmDialog
      isOpen={view !== undefined}
      onClose={onClose}
      title="Delete this view?"
      confirmLabel="Delete"
      onConfirm={async () => {
        if (view) await remove.mutateAsync(view.id);
        leaveView();
        showToast.done('View deleted.');
      }}
    >
      <span className="font-semibold break-words text-ink">{view?.name}</span> is deleted for everyone in your
      workspace. What it shows is kept.
    </ConfirmDialog>
  );
}
