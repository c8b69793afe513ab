import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { formatTime } from '#web/lib/format-time.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** That a person came or went. */
export function SystemLine({ message: { author, text, createdAt } }: { message: Message }) {
  return (
    <li className="text-center text-xs text-ink-secondary">
      {author.pictureUrl && (
        <Avatar
          name={author.name ?? ''}
          image={author.pictureUrl}
          className="mr-1.5 inline-block size-5 align-[-5px]"
        />
      )}
      {text} <time dateTime={createdAt}>{formatTime(createdAt)}</time>
    </li>
  );
}
