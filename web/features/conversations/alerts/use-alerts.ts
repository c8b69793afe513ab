import { useEffect, useRef } from 'react';
import type { AlertChoice } from './alert-choice.ts';
import { playTone } from './play-tone.ts';

/**
 * Tells of each visitor more who waits for a person, while the page is open: by a sound, and by a notification of the
 * system where another window is in front.
 * @param agentId whose visitors are counted; undefined for those of all agents. Another agent's number is not compared.
 * @param waiting how many wait; undefined while that is not known
 */
export function useAlerts(
  agentId: string | undefined,
  waiting: number | undefined,
  choice: AlertChoice,
): void {
  const before = useRef<{ agentId: string | undefined; waiting: number } | null>(null);
  useEffect(() => {
    if (waiting === undefined) return;
    const isMore =
      before.current !== null && before.current.agentId === agentId && waiting > before.current.waiting;
    before.current = { agentId, waiting };
    if (!isMore) return;
    if (choice.sound) playTone();
    if (choice.desktop && document.hidden && Notification.permission === 'granted') notify(waiting);
  }, [agentId, waiting, choice]);
}

/** Each replaces the one before, so that they do not pile up. */
function notify(waiting: number): void {
  const title = waiting === 1 ? 'A visitor waits for a person' : `${waiting} visitors wait for a person`;
  const notification = new Notification(title, { tag: 'parley-waiting', icon: '/favicon.svg' });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
