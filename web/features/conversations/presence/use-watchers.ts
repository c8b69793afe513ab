import { useEffect, useState } from 'react';
import { listenLive } from '#web/lib/live/listen-live.ts';
import { presenceMs } from './presence-times.ts';

export interface Watcher {
  userId: string;
  name: string;
  isTyping: boolean;
}

const typingMs = 6_000;

/** The colleagues who look at a conversation now, and which of them are typing. */
export function useWatchers(conversationId: string, myId: string | undefined): Watcher[] {
  const [watchers, setWatchers] = useState<Watcher[]>([]);
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const change = (userId: string, to: Watcher | null) =>
      setWatchers((all) => [...all.filter((each) => each.userId !== userId), ...(to ? [to] : [])]);
    const after = (key: string, ms: number, run: () => void) => {
      clearTimeout(timers.get(key));
      timers.set(key, setTimeout(run, ms));
    };
    const stop = listenLive('conversation.watched', ({ conversationId: where, userId, name, isTyping }) => {
      if (where !== conversationId || userId === myId) return;
      change(userId, { userId, name, isTyping });
      after(userId, presenceMs * 1.5, () => change(userId, null));
      if (isTyping)
        after(`${userId} typing`, typingMs, () => change(userId, { userId, name, isTyping: false }));
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
      setWatchers([]);
    };
  }, [conversationId, myId]);
  return watchers;
}
