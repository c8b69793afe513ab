import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { isOnlyFiles } from '#core/attachments/is-only-files.ts';
import { formatTime } from '#web/lib/format-time.ts';
import { Highlighted } from '#web/ui/highlighted.tsx';
import { Attachments } from './attachments.tsx';
import { RefusedFiles } from './refused-files.tsx';

interface PersonMessageProps {
  message: Message;
  /** What was looked for. */
  terms: readonly string[];
}

/** What a member wrote to the visitor, under their name. */
export function PersonMessage({ message, terms }: PersonMessageProps) {
  const { author, text, attachments, refusedFiles, createdAt } = message;
  return (
    <li className="flex max-w-[92%] flex-col items-start sm:max-w-[85%]">
      <p className="mb-1 text-xs font-semibold text-ink-secondary">{author.name ?? 'Former member'}</p>
      {!isOnlyFiles(message) && (
        <p
          dir="auto"
          className="max-w-full rounded-lg rounded-bl-sm bg-brand-soft px-4 py-2.5 text-sm break-words whitespace-pre-wrap text-on-brand-soft"
        >
          <Highlighted text={text} terms={terms} />
        </p>
      )}
      <Attachments attachments={attachments} side="start" />
      <RefusedFiles files={refusedFiles} />
      <time dateTime={createdAt} className="mt-1 text-xs text-ink-secondary">
        {formatTime(createdAt)}
      </time>
    </li>
  );
}
