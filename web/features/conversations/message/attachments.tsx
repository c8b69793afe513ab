import { FileText } from 'lucide-react';
import { downloadAttachment } from '#contract/attachments/attachments.endpoints.ts';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import { address } from '#web/lib/call.ts';
import { formatBytes } from '#web/lib/format.ts';

interface AttachmentsProps {
  attachments: readonly Attachment[];
  /** On which side of the conversation the message is. */
  side: 'start' | 'end';
}

/** The files of a message: pictures are shown, all can be downloaded. */
export function Attachments({ attachments, side }: AttachmentsProps) {
  if (attachments.length === 0) return null;
  return (
    <ul
      className={`mt-1.5 flex max-w-full flex-wrap gap-2 ${side === 'end' ? 'justify-end' : ''}`}
      aria-label="Files"
    >
      {attachments.map((file) => (
        <li key={file.id} className="max-w-full min-w-0">
          <AttachmentLink file={file} />
        </li>
      ))}
    </ul>
  );
}

function AttachmentLink({ file }: { file: Attachment }) {
  const href = address(downloadAttachment, { params: { attachmentId: file.id } });
  const size = formatBytes(file.sizeBytes);
  if (file.kind === 'picture')
    return (
      <a href={href} download={file.name} className="block rounded-md" title={`${file.name}, ${size}`}>
        <img
          src={href}
          alt={`${file.name}, download`}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          loading="lazy"
          className="h-auto max-h-60 w-auto max-w-full rounded-md border border-line sm:max-w-72"
        />
      </a>
    );
  return (
    <a
      href={href}
      download={file.name}
      className="flex min-h-11 max-w-80 items-center gap-2 rounded-md border border-line bg-surface px-3 py-2 text-sm hover:border-ink-secondary"
    >
      <FileText aria-hidden className="size-4 shrink-0 text-ink-secondary" />
      <span dir="auto" className="min-w-0 truncate font-semibold">
        {file.name}
      </span>
      <span className="shrink-0 text-xs text-ink-secondary">{size}</span>
    </a>
  );
}
