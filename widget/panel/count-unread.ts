export interface UnreadCount {
  /** So many messages more have come. Nothing happens while somebody looks. */
  add(count: number): void;
  /** Whether somebody looks may have changed. */
  check(): void;
}

/**
 * Counts the messages that come while nobody looks at the panel: it is closed, or another tab is in front.
 * @param onLook called when somebody looks again and there were such messages
 */
export function countUnread(
  isSeen: () => boolean,
  show: (count: number) => void,
  onLook: () => void,
): UnreadCount {
  let unread = 0;
  return {
    add(count) {
      if (count === 0 || isSeen()) return;
      unread += count;
      show(unread);
    },
    check() {
      if (unread === 0 || !isSeen()) return;
      unread = 0;
      show(0);
      onLook();
    },
  };
}
