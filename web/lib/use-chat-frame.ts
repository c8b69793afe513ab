import { type RefObject, useEffect, useRef } from 'react';
import type { ConsoleMessage } from '#contract/widget/widget.schemas.ts';
import { isChatListening } from './is-chat-listening.ts';

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
      if (waiting.current !== null) post(ref.current, waiting.current);
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
        post(ref.current, text);
      else waiting.current = text;
    },
  };
}

function post(frame: HTMLIFrameElement | null, text: string): void {
  const message: ConsoleMessage = { parley: 1, type: 'ask', text };
  frame?.contentWindow?.postMessage(message, location.origin);
}
