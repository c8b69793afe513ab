import { useQuery } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { describeError } from '#web/lib/call-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { DetailFold } from '../detail-fold.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { notesQuery, useChangeNotes } from './notes.queries.ts';

/** What members wrote about a conversation, below a line that opens it. */
export function ConversationNotes({ conversationId }: { conversationId: string }) {
  const notes = useQuery(notesQuery(conversationId));
  const { remove } = useChangeNotes(conversationId);
  const deleteNote = (id: string) =>
    remove.mutateAsync(id).catch((error: unknown) => showToast.failed(describeError(error)));
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const count = notes.data?.length ?? 0;
  return (
    <DetailFold icon={StickyNote} title={count > 0 ? `Notes (${count})` : 'Notes'} hint="for your team only">
      <div {...keptFocus} className="space-y-4">
        {notes.isError && <ErrorState error={notes.error} onRetry={() => notes.refetch()} />}
        {count > 0 && (
          <ul aria-label="Notes" className="space-y-3">
            {notes.data?.map((note) => (
              <NoteItem key={note.id} note={note} onDelete={() => deleteNote(note.id)} />
            ))}
          </ul>
        )}
        <NoteForm conversationId={conversationId} />
      </div>
    </DetailFold>
  );
}
