import { useEffect } from 'react';
import { recordPresence } from '#contract/presence/presence.endpoints.ts';
import { presenceSeconds } from '#contract/presence/presence.ts';
import { call } from '#web/lib/call.ts';

/** Tells that a member is there to answer visitors, for as long as the page is seen. */
export function usePresenceHeartbeat(): void {
  useEffect(() => {
    const tell = () => {
      // What could not be sent now is sent again in a minute.
      if (!document.hidden) void call(recordPresence, {}).catch(() => undefined);
    };
    tell();
    const timer = setInterval(tell, presenceSeconds.every * 1_000);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
}
