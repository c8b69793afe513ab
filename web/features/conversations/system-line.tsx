import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { formatTime } from '#web/lib/format-time.ts';

/** That a person came or went. */
export function SystemLine({ message: { text, createdAt } }: { message: Message }) {
  return (
    <li className="text-center text-xs text-ink-secondary">
      {text} <time dateTime={createdAt}>{formatTime(createdAt)}</time>
    </li>
  );
}
