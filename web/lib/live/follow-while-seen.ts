import { openStream, type Stream, type StreamListener } from './open-stream.ts';

/** Follows with a connection of the page's own, which it has only while it is seen. */
export function followWhileSeen(url: string, listener: StreamListener): () => void {
  let own: Stream | null = null;
  let hasFollowed = false;
  const follow = (): void => {
    if (document.hidden) {
      own?.close();
      own = null;
    } else if (own === null) {
      own = openStream(url, listener, hasFollowed);
      hasFollowed = true;
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    own?.close();
    own = null;
  };
}
