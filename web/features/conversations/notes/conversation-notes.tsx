import { useQuery } from '@tanstack/react-query';
import { StickyNote, Trash2 } from 'lucide-react';
import type { Note } from '#contract/notes/notes.schemas.ts';
import { noteMaximumLength } from '#contract/notes/notes.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { useUnsavedWarning } from '#web/ui/forms/use-unsaved-warning.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { notesQuery, useChangeNotes } from './notes.queries.ts';

/** What members wrote about a conversation, below a line that opens it. */
export function ConversationNotes({ conversationId }: { conversationId: string }) {
  const notes = useQuery(notesQuery(conversationId));
  const { add, remove } = useChangeNotes(conversationId);
  const form = useForm({
    read: (data) => ({ text: String(data.get('text')) }),
    check: refuseEmpty({ text: 'Write a note.' }),
    send: async ({ text }, element) => {
      await add.mutateAsync(text.trim());
      element.reset();
    },
  });
  useUnsavedWarning(form.hasChanges && !form.isBusy);
  const deleteNote = (id: string) =>
    remove.mutateAsync(id).catch((error: unknown) => showToast.failed(describeError(error)));
  const count = notes.data?.length ?? 0;
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-10 cursor-pointer items-center gap-2 px-5 text-sm font-semibold focus-visible:-outline-offset-2">
        <StickyNote aria-hidden className="size-4 text-ink-secondary" />
        Notes{count > 0 && ` (${count})`}
        <span className="text-xs font-normal text-ink-secondary">for your team only</span>
      </summary>
      <div className="max-h-80 space-y-4 overflow-y-auto px-5 pt-1 pb-4">
        {notes.isError && <ErrorState error={notes.error} onRetry={() => notes.refetch()} />}
        {count > 0 && (
          <ul aria-label="Notes" className="space-y-3">
            {notes.data?.map((note) => (
              <NoteItem key={note.id} note={note} onDelete={() => deleteNote(note.id)} />
            ))}
          </ul>
        )}
        <form {...form.props} className="space-y-2">
          <Field label="New note" error={form.errors.text}>
            {(control) => <TextArea {...control} name="text" rows={2} maxLength={noteMaximumLength} />}
          </Field>
          {form.message && <Notice tone="error">{form.message}</Notice>}
          <Button type="submit" size="sm" variant="secondary" isBusy={form.isBusy}>
            Add note
          </Button>
        </form>
      </div>
    </details>
  );
}

function NoteItem({ note, onDelete }: { note: Note; onDelete: () => void }) {
  return (
    <li className="flex items-start gap-2 rounded-md bg-partial-soft px-3 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-partial">
          <span className="font-semibold">{note.author ?? 'Former member or API'}</span>{' '}
          <time dateTime={note.createdAt}>{formatDateTime(note.createdAt)}</time>
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {note.text}
        </p>
      </div>
      {note.canDelete && (
        <IconButton label="Delete this note" className="size-8!" onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
