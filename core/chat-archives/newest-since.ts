import type { ReadChat } from './read-chat.ts';

/**
 * The time from which the newest messages of all chats are, so that at most so many are left. Those without a time are
 * taken for the oldest.
 * @returns -Infinity when all fit
 */
export function newestSince(chats: readonly ReadChat[], most: number): number {
  const total = chats.reduce((sum, { messages }) => sum + messages.length, 0);
  if (total <= most) return -Infinity;
  if (most === 0) return Infinity;
  const times = new Float64Array(total);
  let filled = 0;
  for (const { messages } of chats)
    for (const { at } of messages) {
      times[filled] = at ?? 0;
      filled += 1;
    }
  times.sort();
  const since = times[total - most] ?? 0;
  // Of several at that very moment all stay or none, so that the same come with each import.
  return times[total - most - 1] === since ? since + 1 : since;
}
