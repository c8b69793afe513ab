import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { membersQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { useWatchers } from './use-watchers.ts';

/** Says which colleagues look at the same conversation; nothing while one is alone. */
export function WatchersLine({ conversationId }: { conversationId: string }) {
  const members = useQuery(membersQuery());
  const watchers = useWatchers(conversationId, members.data?.find(({ isYou }) => isYou)?.userId);
  return (
    <p role="status" className="empty:hidden flex items-center gap-1.5 px-5 py-1 text-xs text-ink-secondary">
      {watchers.length > 0 && (
        <>
          <Eye aria-hidden className="size-3.5 shrink-0" />
          {watchers.map(({ name, isTyping }) => `${name} is ${isTyping ? 'typing' : 'looking'}.`).join(' ')}
        </>
      )}
    </p>
  );
}
