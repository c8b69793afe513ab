import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, Plus } from 'lucide-react';
import { useState } from 'react';
import type { SavedReply } from '#contract/saved-replies/saved-replies.schemas.ts';
import { savedRepliesQuery, useDeleteReply } from '#web/console/saved-replies/saved-replies.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { SavedReplyDialog } from './saved-reply-dialog.tsx';

/** What the team often writes to visitors. */
export default function SavedRepliesPage() {
  const replies = useQuery(savedRepliesQuery());
  const deletion = useDeleteReply();
  /** The one that is being changed, or a new one. */
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  const [deleted, setDeleted] = useState<SavedReply | null>(null);
  return (
    <Card
      title="Saved replies"
      description="Replies that you often write to visitors. Everyone in this workspace can use and change them. In Messages, press / in an empty reply."
      isFlush
      actions={
        <Button size="sm" onClick={() => setEdited('new')}>
          <Plus aria-hidden />
          New reply
        </Button>
      }
    >
      <ItemList
        label="Saved replies"
        query={replies}
        empty={
          <EmptyRow icon={MessageSquareText} title="No saved reply yet">
            Save your opening hours, how to return something, or a thank-you.
          </EmptyRow>
        }
      >
        {(reply) => (
          <ItemRow
            key={reply.id}
            title={reply.name}
            text={<span className="line-clamp-2 whitespace-pre-line">{reply.text}</span>}
            actions={
              <>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Edit ${reply.name}`}
                  onClick={() => setEdited(reply)}
                >
                  Edit
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Delete ${reply.name}`}
                  onClick={() => setDeleted(reply)}
                >
                  Delete
                </Button>
              </>
            }
          />
        )}
      </ItemList>
      <SavedReplyDialog edited={edited} onClose={() => setEdited(null)} />
      <ConfirmDialog
        isOpen={deleted !== null}
        onClose={() => setDeleted(null)}
        title="Delete this saved reply?"
        confirmLabel="Delete"
        onConfirm={async () => {
          if (deleted) await deletion.mutateAsync(deleted.id);
          showToast.done('The saved reply is deleted.');
        }}
      >
        Nobody in this workspace can use{' '}
        <strong className="font-semibold break-words text-ink">{deleted?.name}</strong> any more. Messages
        sent with it are kept.
      </ConfirmDialog>
    </Card>
  );
}
