import { type RefObject, useEffect, useRef } from 'react';
import { isChatListening } from './is-chat-listening.ts';
import { postToChat } from './post-to-chat.ts';

interface ChatFrame {
  /** For the frame that shows the chat. */
  ref: RefObject<HTMLIFrameElement | null>;
  /** Asks the chat a question; one that is asked while the chat still loads is asked then. */
  ask(text: string): void;
}

/** A chat in a frame of our own pages, which can be asked from the page around it. */
export function useChatFrame(): ChatFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  const listening = useRef<MessageEventSource | null>(null);
  const waiting = useRef<string | null>(null);

  useEffect(() => {
    const follow = (event: MessageEvent) => {
      if (!isChatListening(event, ref.current)) return;
      listening.current = event.source;
      if (waiting.current !== null)
        postToChat(ref.current, { parley: 1, type: 'ask', text: waiting.current });
      waiting.current = null;
    };
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, []);

  return {
    ref,
    ask(text) {
      ref.current?.scrollIntoView({ block: 'nearest' });
      ref.current?.focus();
      if (listening.current !== null && listening.current === ref.current?.contentWindow)
        postToChat(ref.current, { parley: 1, type: 'ask', text });
      else waiting.current = text;
    },
  };
}
