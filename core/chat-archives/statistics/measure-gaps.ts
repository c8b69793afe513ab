import { conversationGap, shownGaps } from '#contract/chat-figures/chat-figures.ts';
import { isMessage } from './is-message.ts';
import type { MessageColumns } from './message-columns.ts';

/** What follows from one length of silence. */
export interface GapCounts {
  gapMinutes: number;
  conversations: number;
  /** Conversations that each person began. */
  begun: ReadonlyMap<number, number>;
}

/** Counts conversations for several lengths of silence at once, so that it shows how much the length decides. */
export function measureGaps(columns: MessageColumns): GapCounts[] {
  // By the number of the chat.
  const lastAt: (number | undefined)[] = [];
  const counts = shownGaps.map((gapMinutes) => ({
    gapMinutes,
    conversations: 0,
    begun: new Map<number, number>(),
  }));
  const shortest = conversationGap.minimum * 60_000;
  for (let index = 0; index < columns.at.length; index += 1) {
    const person = columns.person[index] ?? -1;
    if (person === -1 || !isMessage(columns.kind[index])) continue;
    const at = columns.at[index] ?? 0;
    const chat = columns.chat[index] ?? 0;
    const silence = at - (lastAt[chat] ?? -Infinity);
    lastAt[chat] = at;
    if (silence <= shortest) continue;
    for (const each of counts) {
      if (silence <= each.gapMinutes * 60_000) break;
      each.conversations += 1;
      each.begun.set(person, (each.begun.get(person) ?? 0) + 1);
    }
  }
  return counts;
}
