import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import type { MessagesPlace } from './messages-place.ts';

interface ListAndConversationProps {
  list: ReactNode;
  place: MessagesPlace;
  conversationId: string | undefined;
  search: string;
}

/** The list at the left and the open conversation at the right; on narrow screens one or the other. */
export function ListAndConversation({ list, place, conversationId, search }: ListAndConversationProps) {
  return (
    <div
      className={classNames(
        'grid min-h-96 grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface lg:grow lg:basis-0 lg:grid-cols-[21rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]',
        // Reading takes more room than choosing.
        conversationId ? 'lg:min-h-160' : 'lg:min-h-108',
      )}
    >
      <div
        className={classNames('min-h-0 min-w-0 border-line lg:border-r', conversationId && 'max-lg:hidden')}
      >
        {list}
      </div>
      <div className={classNames('min-h-0 min-w-0', !conversationId && 'max-lg:hidden')}>
        {conversationId ? (
          <ConversationPane
            key={conversationId}
            place={place}
            conversationId={conversationId}
            search={search}
          />
        ) : (
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
