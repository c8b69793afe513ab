import { Bookmark, BookmarkPlus, Check, ChevronDown, PenLine, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { SavedViewKind } from '#contract/saved-views/saved-views.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { DeleteViewDialog } from './delete-view-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { useChangeSavedViews } from './saved-views.queries.ts';
import { useSavedView } from './use-saved-view.ts';

interface SavedViewsMenuProps {
  kind: SavedViewKind;
  /** The search parameters that are filters of this list. */
  filterNames: readonly string[];
  /** Without a chosen view it is its sign alone. */
  isNarrow?: boolean;
}

/** The views of a list that the workspace has saved; each is a link that can be sent. */
export function SavedViewsMenu({ kind, filterNames, isNarrow = false }: SavedViewsMenuProps) {
  const [, setSearch] = useSearchParams();
  const { views, view, filter, hasChanges, searchOf } = useSavedView(kind, filterNames);
  const { update } = useChangeSavedViews(kind);
  const [dialog, setDialog] = useState<ViewDialog | null>(null);
  const close = () => setDialog(null);
  const saveChanges = async () => {
    try {
      if (view) await update.mutateAsync({ id: view.id, filter });
      showToast.done('View saved.');
    } catch (error) {
      showToast.failed(describeError(error));
    }
  };

  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button
            variant="filter"
            data-set={view !== undefined || undefined}
            className={isNarrow && !view ? 'px-3!' : 'max-w-full px-3'}
            title={isNarrow ? 'Views' : undefined}
          >
            <Bookmark aria-hidden />
            <span className={classNames('max-w-40 truncate', isNarrow && !view && 'sr-only')}>
              {view ? view.name : 'Views'}
            </span>
            {hasChanges && <span className="font-normal text-ink-secondary">(changed)</span>}
            {(!isNarrow || view) && <ChevronDown aria-hidden className="text-ink-secondary" />}
          </Button>
        }
      >
        {views.length === 0 && <MenuLabel>No saved views yet</MenuLabel>}
        {views.map((each) => (
          <MenuItem key={each.id} isLink>
            <Link
              to={searchOf(each)}
              preventScrollReset
              aria-current={each.id === view?.id ? 'true' : undefined}
            >
              <Check aria-hidden className={each.id === view?.id ? undefined : 'invisible'} />
              <span className="max-w-64 truncate">{each.name}</span>
            </Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        <Changes
          isChosen={view !== undefined}
          hasChanges={hasChanges}
          hasFilter={filter !== ''}
          onSave={saveChanges}
          onDialog={setDialog}
        />
      </Menu>
      <SaveViewDialog
        isOpen={dialog === 'create' || dialog === 'rename'}
        onClose={close}
        kind={kind}
        filter={filter}
        renamed={dialog === 'rename' ? view : undefined}
        onCreated={(created) =>
          setSearch(searchOf(created).slice(1), { replace: true, preventScrollReset: true })
        }
      />
      <DeleteViewDialog kind={kind} view={dialog === 'delete' ? view : undefined} onClose={close} />
    </>
  );
}

type ViewDialog = 'create' | 'rename' | 'delete';

interface ChangesProps {
  isChosen: boolean;
  hasChanges: boolean;
  hasFilter: boolean;
  onSave: () => Promise<void>;
  onDialog: (dialog: ViewDialog) => void;
}

/** What can be done with the view that is chosen, and with the filters that are set. */
function Changes({ isChosen, hasChanges, hasFilter, onSave, onDialog }: ChangesProps) {
  return (
    <>
      {isChosen && hasChanges && (
        <MenuItem onSelect={onSave}>
          <Save aria-hidden />
          Save the changes
        </MenuItem>
      )}
      <MenuItem onSelect={() => onDialog('create')} isDisabled={!hasFilter}>
        <BookmarkPlus aria-hidden />
        {hasFilter ? 'Save as a new view' : 'Choose filters to save a view'}
      </MenuItem>
      {isChosen && (
        <>
          <MenuItem onSelect={() => onDialog('rename')}>
            <PenLine aria-hidden />
            Rename the view
          </MenuItem>
          <MenuItem isDangerous onSelect={() => onDialog('delete')}>
            <Trash2 aria-hidden />
            Delete the view
          </MenuItem>
        </>
      )}
    </>
  );
}
