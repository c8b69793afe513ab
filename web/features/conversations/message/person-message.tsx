import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { isOnlyFiles } from '#core/attachments/is-only-files.ts';
import { formatTime } from '#web/lib/format-time.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { MarkdownText } from '#web/ui/markdown-text.tsx';
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
  const name = author.name ?? 'Former member';
  return (
    <li className="flex flex-col items-end">
      <p className="mb-1 flex items-center gap-1.5 text-xs font-semibold text-ink-secondary">
        <Avatar name={name} image={author.pictureUrl ?? undefined} className="size-6 text-[0.625rem]" />
        {name}
      </p>
      {!isOnlyFiles(message) && (
        <div className="max-w-[92%] rounded-lg rounded-br-sm bg-brand px-4 py-2.5 text-sm text-on-brand sm:max-w-[85%]">
          <MarkdownText text={text} terms={terms} />
        </div>
      )}
      <Attachments attachments={attachments} side="end" />
      <RefusedFiles files={refusedFiles} />
      <time dateTime={createdAt} className="mt-1 text-xs text-ink-secondary">
        {formatTime(createdAt)}
      </time>
    </li>
  );
}
