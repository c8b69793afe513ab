import { leadStream } from './lead-stream.ts';
import type { StreamListener } from './open-stream.ts';

/** What the page with the stream tells the others, and what they ask it. */
type Word =
  | { kind: 'event'; data: string }
  | { kind: 'missed' }
  | { kind: 'ask' }
  | { kind: 'here' }
  | { kind: 'restart' };

/** A page that leads answers at once, unless the browser has put it to sleep. */
const answerWithinMs = 2_000;

/** Follows together with the other pages: the one that leads has the stream and tells what it says. */
export function followTogether(url: string, name: string, listener: StreamListener): () => void {
  const channel = new BroadcastChannel(name);
  let answerTimer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const tell = (word: Word): void => {
    if (!isStopped) channel.postMessage(word);
  };
  const leader = leadStream(url, name, {
    onEvent: (data) => {
      tell({ kind: 'event', data });
      listener.onEvent(data);
    },
    onMissed: () => {
      tell({ kind: 'missed' });
      listener.onMissed();
    },
  });

  channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
    if (word.kind === 'event') listener.onEvent(word.data);
    else if (word.kind === 'missed') listener.onMissed();
    else if (word.kind === 'here') clearTimeout(answerTimer);
    else if (word.kind === 'ask' && leader.leads()) tell({ kind: 'here' });
    else if (word.kind === 'restart') leader.restart();
  };
  const onSeen = (): void => {
    if (document.hidden || leader.leads()) return;
    clearTimeout(answerTimer);
    answerTimer = setTimeout(leader.takeOver, answerWithinMs);
    tell({ kind: 'ask' });
  };
  document.addEventListener('visibilitychange', onSeen);

  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onSeen);
    clearTimeout(answerTimer);
    leader.close();
    channel.close();
  };
}

/** Has the page that leads open the stream again, where it is now about something else: another workspace. */
export function restartStream(name: string): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage({ kind: 'restart' } satisfies Word);
  channel.close();
}
