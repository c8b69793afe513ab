import { useCallback, useEffect, useRef } from 'react';
import { sendPresence } from '../handling/handling.queries.ts';
import { presenceMs } from './presence-times.ts';

const typingEveryMs = 4_000;

/** Tells colleagues that one looks at a conversation, as long as it is seen; call what it returns while typing. */
export function usePresence(conversationId: string): () => void {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const tell = () => {
      if (!document.hidden) void sendPresence(conversationId, false);
    };
    tell();
    const timer = setInterval(tell, presenceMs);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [conversationId]);
  return useCallback(() => {
    const now = performance.now();
    if (now - typedAt.current < typingEveryMs) return;
    typedAt.current = now;
    void sendPresence(conversationId, true);
  }, [conversationId]);
}
