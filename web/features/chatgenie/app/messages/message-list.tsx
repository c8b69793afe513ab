import type { ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatNumber } from '#web/lib/format.ts';
import { dateFormat } from '#web/lib/viewer-locale.ts';
import { Cited } from '#web/ui/cited/cited.tsx';
import { CitedNumber } from '#web/ui/cited/cited-number.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { flagLabels } from './flag-labels.ts';
import { MarkedText } from './marked-text.tsx';

const placeholders: Partial<Record<ArchiveMessage['kind'], string>> = {
  call: 'Call',
  deleted: 'Deleted message',
  unknown: 'A message without text in the export',
};

interface MessageListProps {
  label: string;
  messages: readonly ArchiveMessage[];
  /** Words that they were found by, as `listSearchTerms` gives them. */
  terms?: readonly string[];
  /** An answer was taken from them: each has the number that it has there. */
  isProof?: boolean;
}

/** Messages with who wrote them, when, and their number in the archive. */
export function MessageList({ label, messages, terms = [], isProof = false }: MessageListProps) {
  const { zone, chatList } = useArchive();
  // The zone of the archive, not of the viewer: its figures are in it.
  const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: zone }, false);
  return (
    <ol aria-label={label}>
      {messages.map((message, index) => (
        <li
          key={message.number}
          className={classNames(
            'border-b border-line px-5 py-3.5 text-sm last:border-b-0',
            isProof && 'border-l-3 border-l-cited-edge',
          )}
        >
          <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-secondary">
            {isProof && <CitedNumber>{index + 1}</CitedNumber>}
            <span className="font-semibold text-ink">{message.personName ?? 'System'}</span>
            {message.sentAt === null ? (
              'time unknown'
            ) : (
              <time dateTime={message.sentAt} className="tabular-nums">
                {when.format(new Date(message.sentAt))}
              </time>
            )}
            {chatList.length > 1 && <span>in {message.chatTitle}</span>}
            <span className="tabular-nums">no. {formatNumber(message.number)}</span>
          </p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">
            {message.media !== null && <span className="text-ink-secondary">[{message.media}] </span>}
            {message.text ? (
              isProof && messages.length === 1 && terms.length === 0 ? (
                <Cited>{message.text}</Cited>
              ) : (
                <MarkedText text={message.text} terms={terms} />
              )
            ) : (
              message.media === null && <em>{placeholders[message.kind] ?? 'Empty message'}</em>
            )}
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
