import { FileText, ImageIcon, X } from 'lucide-react';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import { formatBytes } from '#web/lib/format.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface ReplyFilesProps {
  files: readonly Attachment[];
  uploads: readonly { key: number; name: string }[];
  onRemove: (id: string) => void;
}

/** The files that go out with a reply, and those on their way to it. */
export function ReplyFiles({ files, uploads, onRemove }: ReplyFilesProps) {
  if (files.length + uploads.length === 0) return null;
  return (
    <ul aria-label="Files of the reply" className="flex flex-wrap gap-2">
      {files.map(({ id, name, kind, sizeBytes }) => (
        <li
          key={id}
          className="flex max-w-full items-center gap-2 rounded-md border border-line bg-sunken pl-3 text-sm"
        >
          {kind === 'picture' ? (
            <ImageIcon aria-hidden className="size-4 shrink-0 text-ink-secondary" />
          ) : (
            <FileText aria-hidden className="size-4 shrink-0 text-ink-secondary" />
          )}
          <span dir="auto" className="min-w-0 truncate">
            {name}
          </span>
          <span className="shrink-0 text-xs text-ink-secondary">{formatBytes(sizeBytes)}</span>
          <IconButton label={`Remove ${name}`} onClick={() => onRemove(id)}>
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
      {uploads.map(({ key, name }) => (
        <li
          key={key}
          className="flex min-h-11 max-w-full items-center gap-2 rounded-md border border-line px-3 text-sm"
        >
          <Spinner className="size-4" />
          <span dir="auto" className="min-w-0 truncate">
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
