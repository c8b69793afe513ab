import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ConsoleMessage } from '#contract/widget/widget.schemas.ts';
import { isChatListening } from './is-chat-listening.ts';
import { postToChat } from './post-to-chat.ts';

interface ChatFrame {
  /** For the frame that shows the chat. */
  ref: RefObject<HTMLIFrameElement | null>;
  /** Asks the chat a question; one that is asked while the chat still loads is asked then. */
  ask(text: string): void;
  /** Offers first questions in the chat, where the owner has chosen none. */
  suggest(questions: string[]): void;
}

/** A chat in a frame of our own pages, which can be asked from the page around it. */
export function useChatFrame(): ChatFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  const listening = useRef<MessageEventSource | null>(null);
  const waiting = useRef(new Map<ConsoleMessage['type'], ConsoleMessage>());

  useEffect(() => {
    const follow = (event: MessageEvent) => {
      if (!isChatListening(event, ref.current)) return;
      listening.current = event.source;
      for (const message of waiting.current.values()) postToChat(ref.current, message);
      waiting.current.clear();
    };
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, []);

  const post = useCallback((message: ConsoleMessage) => {
    const isListening = listening.current !== null && listening.current === ref.current?.contentWindow;
    if (isListening) postToChat(ref.current, message);
    else waiting.current.set(message.type, message);
  }, []);
  const suggest = useCallback(
    (questions: string[]) => post({ parley: 1, type: 'suggest', questions }),
    [post],
  );
  return {
    ref,
    ask(text) {
      ref.current?.scrollIntoView({ block: 'nearest' });
      ref.current?.focus();
      post({ parley: 1, type: 'ask', text });
    },
    suggest,
  };
}
