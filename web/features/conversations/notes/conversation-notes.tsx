import { useQuery } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { describeError } from '#web/lib/call-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
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
    <details className="border-t border-line">
      <summary className="flex min-h-10 cursor-pointer items-center gap-2 px-5 text-sm font-semibold focus-visible:-outline-offset-2">
        <StickyNote aria-hidden className="size-4 text-ink-secondary" />
        Notes{count > 0 && ` (${count})`}
        <span className="text-xs font-normal text-ink-secondary">for your team only</span>
      </summary>
      <div {...keptFocus} className="max-h-80 space-y-4 overflow-y-auto px-5 pt-1 pb-4">
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
    </details>
  );
}
