import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { Note } from '#contract/notes/notes.schemas.ts';
import { splitMentions } from '#core/notes/split-mentions.ts';
import { membersQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** A note with its author and the mentions in it in bold. */
export function NoteItem({ note, onDelete }: { note: Note; onDelete: () => void }) {
  const members = useQuery(membersQuery());
  return (
    <li className="flex items-start gap-2 rounded-md bg-partial-soft px-3 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-partial">
          <span className="font-semibold">{note.author ?? 'Former member or API'}</span>{' '}
          <time dateTime={note.createdAt}>{formatDateTime(note.createdAt)}</time>
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {splitMentions(note.text, members.data ?? []).map(({ text, userIds }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a note never change
            <span key={index} className={userIds.length > 0 ? 'font-semibold' : undefined}>
              {text}
            </span>
          ))}
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
