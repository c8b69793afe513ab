import { Ellipsis, Mail, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { changeSelected, useDeleteConversation } from '#web/console/conversations/conversations.queries.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { DeletionWarning } from './bulk/deletion-warning.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import type { MessagesPlace } from './messages-place.ts';
import { useMayDelete } from './use-may-delete.ts';

interface ConversationMenuProps {
  place: MessagesPlace;
  conversationId: string;
  /** The filters of the list, to which both lead back. */
  search: string;
}

/** What is done with the open conversation less often. */
export function ConversationMenu({ place, conversationId, search }: ConversationMenuProps) {
  const navigate = useNavigate();
  const bulk = useBulk();
  const mayDelete = useMayDelete();
  const remove = useDeleteConversation();
  const [isDeleting, setIsDeleting] = useState(false);
  const leave = () => navigate({ pathname: place.list, search });
  const markUnread = async () => {
    const selection = { ids: [conversationId] };
    const isDone = await bulk.run(
      (cursor) => changeSelected(selection, { kind: 'mark', as: 'unread' }, cursor),
      () => 'Marked as unread.',
    );
    if (isDone) leave();
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton label="More actions" className="size-9! max-sm:-mr-2 max-sm:ml-auto">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem onSelect={markUnread}>
          <Mail aria-hidden />
          Mark as unread
        </MenuItem>
        {mayDelete && (
          <MenuItem isDangerous onSelect={() => setIsDeleting(true)}>
            <Trash2 aria-hidden />
            Delete
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        title="Delete this conversation?"
        confirmLabel="Delete"
        onConfirm={async () => {
          await remove.mutateAsync(conversationId);
          showToast.done('Conversation deleted.');
          leave();
        }}
      >
        <DeletionWarning count={1} />
      </ConfirmDialog>
    </>
  );
}
