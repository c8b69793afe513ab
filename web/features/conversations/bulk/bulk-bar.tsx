import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { selectionMaximum } from '#contract/conversations/conversations.ts';
import {
  type ConversationFilters,
  changeSelected,
  deleteSelected,
  fetchConversationsExport,
  type Selection,
} from '#web/console/conversations/conversations.queries.ts';
import { useMayDelete } from '#web/features/conversations/use-may-delete.ts';
import { formatCount, formatNumber, formatTotal, nounFor } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ExportMenu } from '#web/ui/lists/export-menu.tsx';
import { SelectionBar } from '#web/ui/lists/selection-bar.tsx';
import type { RowSelection } from '#web/ui/lists/use-selection.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { DeletionWarning } from './deletion-warning.tsx';
import { TagMenu } from './tag-menu.tsx';
import { useBulk } from './use-bulk.ts';

interface BulkBarProps {
  filters: ConversationFilters;
  selection: RowSelection;
  /** How many match the filters. */
  total: number;
  /** More than `total` match. */
  isMinimum: boolean;
  /** The newest conversation in the list: what comes later is not changed along. */
  newestId: string;
}

/** What can be done with the chosen conversations. */
export function BulkBar({ filters, selection, total, isMinimum, newestId }: BulkBarProps) {
  const bulk = useBulk();
  const mayDelete = useMayDelete();
  const [isDeleting, setIsDeleting] = useState(false);
  const count = selection.isAll ? total : selection.ids.size;
  const counted = formatTotal(count, selection.isAll && isMinimum);
  const ids = [...selection.ids];
  const chosen: Selection = selection.isAll ? { filters, upTo: newestId } : { ids };
  const { mark, tag, remove } = changesOf(bulk, chosen);
  const deleteChosen = async () => {
    if (await remove()) selection.clear();
  };

  return (
    <>
      <SelectionBar
        label="Chosen conversations"
        selection={selection}
        total={total}
        isMinimum={isMinimum}
        maximum={selectionMaximum}
        progress={bulk.done === null ? undefined : `${formatNumber(bulk.done)} of ${counted} done`}
      >
        {bulk.done !== null ? (
          <Button size="sm" variant="secondary" onClick={bulk.stop}>
            Stop
          </Button>
        ) : (
          <>
            <BulkActions
              onMark={mark}
              onTag={tag}
              onDelete={mayDelete ? () => setIsDeleting(true) : undefined}
            />
            <ExportMenu
              size="sm"
              fetchExport={(format) => fetchConversationsExport(filters, format, selection.isAll ? [] : ids)}
            />
          </>
        )}
      </SelectionBar>
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={`Delete ${counted} ${nounFor(count, 'conversation')}?`}
        confirmLabel="Delete"
        {...(count > 50 ? { typedConfirmation: formatNumber(count) } : {})}
        // The dialog closes at once: how far it is, and the way to stop it, are in this bar.
        onConfirm={async () => void deleteChosen()}
      >
        <DeletionWarning count={count} />
      </ConfirmDialog>
    </>
  );
}

/** What can be run on a selection. */
function changesOf(bulk: ReturnType<typeof useBulk>, chosen: Selection) {
  return {
    mark: (as: 'read' | 'unread') =>
      bulk.run(
        (cursor) => changeSelected(chosen, { kind: 'mark', as }, cursor),
        (changed) => `${formatCount(changed, 'conversation')} marked as ${as}.`,
      ),
    tag: (tagId: string, change: 'add' | 'remove') =>
      bulk.run(
        (cursor) => changeSelected(chosen, { kind: 'tag', tagId, change }, cursor),
        (changed) =>
          `Tag ${change === 'add' ? 'added to' : 'removed from'} ${formatCount(changed, 'conversation')}.`,
      ),
    remove: () =>
      bulk.run(
        (cursor) => deleteSelected(chosen, cursor),
        (changed) => `${formatCount(changed, 'conversation')} deleted.`,
      ),
  };
}

interface BulkActionsProps {
  onMark: (as: 'read' | 'unread') => void;
  onTag: (tagId: string, change: 'add' | 'remove') => void;
  /** Absent where the role does not allow it. */
  onDelete: (() => void) | undefined;
}

function BulkActions({ onMark, onTag, onDelete }: BulkActionsProps) {
  return (
    <>
      <IconButton label="Mark as read" className="size-9!" onClick={() => onMark('read')}>
        <MailOpen aria-hidden />
      </IconButton>
      <IconButton label="Mark as unread" className="size-9!" onClick={() => onMark('unread')}>
        <Mail aria-hidden />
      </IconButton>
      <TagMenu onTag={onTag} />
      {onDelete && (
        <IconButton label="Delete" className="size-9!" onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </>
  );
}
