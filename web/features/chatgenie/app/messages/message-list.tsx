import type { ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatNumber } from '#web/lib/format.ts';
import { dateFormat } from '#web/lib/viewer-locale.ts';
import { flagLabels } from './flag-labels.ts';

const placeholders: Partial<Record<ArchiveMessage['kind'], string>> = {
  call: 'Call',
  deleted: 'Deleted message',
  unknown: 'A message without text in the export',
};

/** Messages with who wrote them, when, and their number in the archive. */
export function MessageList({ label, messages }: { label: string; messages: readonly ArchiveMessage[] }) {
  const { zone } = useArchive();
  // The zone of the archive, not of the viewer: its figures are in it.
  const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: zone }, false);
  return (
    <ol aria-label={label}>
      {messages.map((message) => (
        <li key={message.number} className="border-b border-line px-5 py-3.5 text-sm last:border-b-0">
          <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-secondary">
            <span className="font-semibold text-ink">{message.personName ?? 'System'}</span>
            {message.sentAt === null ? (
              'time unknown'
            ) : (
              <time dateTime={message.sentAt} className="tabular-nums">
                {when.format(new Date(message.sentAt))}
              </time>
            )}
            <span>{message.chatTitle}</span>
            <span className="tabular-nums">no. {formatNumber(message.number)}</span>
          </p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">
            {message.media !== null && <span className="text-ink-secondary">[{message.media}] </span>}
            {message.text ||
              (message.media === null && <em>{placeholders[message.kind] ?? 'Empty message'}</em>)}
          </p>
          {message.flags.map((flag) => (
            <p key={flag} className="mt-1 text-xs text-partial">
              {flagLabels[flag]}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
