import { useEffect, useRef } from 'react';
import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';
import { listSearchTerms } from '#core/searching/substrings/list-search-terms.ts';
import { findMessageToShow } from './find-message-to-show.ts';
import { MessageBubble } from './message/message-bubble.tsx';

/** What the conversation was looked for with. */
export interface MessageFocus {
  outcome?: Outcome;
  words: string;
}

interface MessageListProps {
  agentId: string;
  messages: readonly Message[];
  focus: MessageFocus;
}

/** Every message of a conversation; opened at the one that matters, and kept at the end as more come. */
export function MessageList({ agentId, messages, focus }: MessageListProps) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(0);
  const { outcome, words } = focus;
  const terms = listSearchTerms(words);
  const lastAnswer = messages.findLast(({ sources }) => sources.length > 0);

  useEffect(() => {
    const pane = list.current;
    if (!pane) return;
    const isFirst = shown.current === 0;
    const hasMore = messages.length > shown.current;
    shown.current = messages.length;
    const wasAtEnd = pane.scrollHeight - pane.scrollTop - pane.clientHeight < 400;
    if (isFirst) {
      const at = findMessageToShow(messages, { ...(outcome ? { outcome } : {}), words });
      // Within the pane only: the page stays where it is.
      pane.scrollTop = topOf(pane, at);
    } else if (hasMore && wasAtEnd) pane.scrollTop = pane.scrollHeight;
  }, [messages, outcome, words]);

  return (
    <ol
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls within itself, so the keyboard must reach it
      tabIndex={0}
      aria-label="Messages"
      // What is hidden for screen readers alone is placed within it, and does not make the page longer.
      className="relative min-h-48 flex-1 space-y-4 overflow-y-auto mask-t-from-[calc(100%-1rem)] px-5 py-6 focus-visible:-outline-offset-2"
    >
      {messages.map((message, index) => {
        const asked = messages[index - 1];
        return (
          <MessageBubble
            key={message.id}
            agentId={agentId}
            message={message}
            question={asked?.role === 'user' ? asked.text : undefined}
            terms={terms}
            isLastAnswer={message === lastAnswer}
          />
        );
      })}
    </ol>
  );
}

/** Where a message begins, or, of those that end the conversation, an earlier one: so that the view never begins within one. */
function topOf(pane: HTMLElement, at: number): number {
  const tops = [...pane.children].slice(0, at + 1).map((item) => (item as HTMLElement).offsetTop - 16);
  const lowest = pane.scrollHeight - pane.clientHeight;
  return tops.findLast((top) => top <= lowest) ?? 0;
}
