import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import { ConversationBookings } from './conversation-bookings.tsx';
import { ConversationNotes } from './notes/conversation-notes.tsx';
import { VisitorFacts } from './visitor/visitor-facts.tsx';

/** What belongs to a conversation: a column next to it in wide windows, a row of folds below it in others. */
export function ConversationDetails({ conversation }: { conversation: Conversation }) {
  return (
    <div className="relative border-line max-[90rem]:border-t lg:max-[90rem]:flex lg:max-[90rem]:max-h-1/2 lg:max-[90rem]:flex-wrap lg:max-[90rem]:overflow-y-auto min-[90rem]:w-72 min-[90rem]:shrink-0 min-[90rem]:overflow-y-auto min-[90rem]:border-l">
      <VisitorFacts conversation={conversation} />
      <ConversationBookings conversationId={conversation.id} />
      <ConversationNotes conversationId={conversation.id} />
    </div>
  );
}
