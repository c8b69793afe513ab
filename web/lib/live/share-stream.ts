import { followTogether } from './follow-together.ts';
import { followWhileSeen } from './follow-while-seen.ts';
import type { StreamListener } from './open-stream.ts';

/** Name of the stream of what changes in the workspace. */
export const liveStream = 'live';

/**
 * Follows a stream of server-sent events with one connection for all pages of the browser: without TLS a browser opens
 * six to one host, and a stream in each tab would leave none for anything else. The page that has the lock has the
 * stream and tells the others; when it goes, the next takes over. Where locks are missing, pages follow by themselves
 * while they are seen. A page that the browser keeps for Back lets go of everything until it is shown again.
 *
 * The package `broadcast-channel` elects a leader too, but weighs 5.4 kB gzipped against 0.9 kB for all of this, and neither
 * takes over from a tab that sleeps nor lets go in a page that is kept for Back.
 * @param name of the lock and the channel: pages with the same name share
 * @returns how to stop
 */
export function shareStream(url: string, name: string, listener: StreamListener): () => void {
  let stop = start(url, name, listener);
  const onHide = (): void => stop();
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    stop();
    stop = start(url, name, listener);
    listener.onMissed();
  };
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
    stop();
  };
}

/** Locks and channels are for pages over https or of this machine alone. */
const start = (url: string, name: string, listener: StreamListener): (() => void) =>
  navigator.locks && 'BroadcastChannel' in window
    ? followTogether(url, name, listener)
    : followWhileSeen(url, listener);
