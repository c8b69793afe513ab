import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import type { MessagesPlace } from './messages-place.ts';

interface ListAndConversationProps {
  filters: ReactNode;
  list: ReactNode;
  /** There is nothing to choose. */
  isEmpty: boolean;
  place: MessagesPlace;
  conversationId: string | undefined;
  search: string;
}

/** The list under its filters at the left and the open conversation at the right; on narrow screens one or the other. */
export function ListAndConversation({
  filters,
  list,
  isEmpty,
  place,
  conversationId,
  search,
}: ListAndConversationProps) {
  return (
    <div className="grid min-h-96 grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface lg:min-h-0 lg:flex-1 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] min-[100rem]:grid-cols-[24rem_minmax(0,1fr)]">
      <div
        className={classNames(
          'flex min-h-0 min-w-0 flex-col border-line lg:border-r',
          conversationId && 'max-lg:hidden',
        )}
      >
        <div className="border-b border-line p-2">{filters}</div>
        <div className="min-h-0 flex-1">{list}</div>
      </div>
      <div className={classNames('min-h-0 min-w-0', !conversationId && 'max-lg:hidden')}>
        {conversationId ? (
          <ConversationPane
            key={conversationId}
            place={place}
            conversationId={conversationId}
            search={search}
          />
        ) : isEmpty ? null : (
          <div className="flex h-full items-center justify-center">
            <EmptyState icon={Inbox} title="Choose a conversation">
              It opens here, with the sources of every answer.
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}
