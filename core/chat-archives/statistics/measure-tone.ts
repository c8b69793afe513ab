import type { ZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { isMessage } from './is-message.ts';
import { type MessageColumns, noTone } from './message-columns.ts';
import { monthOfDay } from './month-of-day.ts';

const dayMs = 86_400_000;

/** Messages with a rated word. Those with as much good as bad are in `scored` only. */
export interface ToneCounts {
  scored: number;
  positive: number;
  negative: number;
}

export interface Tone {
  people: Map<number, ToneCounts>;
  /** By months as `2024-03`, in the order of time. */
  months: Map<string, ToneCounts>;
}

const none = (): ToneCounts => ({ scored: 0, positive: 0, negative: 0 });

/** Counts messages by the sign of their tone, for each person and each month of a zone. */
export function measureTone(columns: MessageColumns, clock: ZoneClock): Tone {
  const people = new Map<number, ToneCounts>();
  const months = new Map<string, ToneCounts>();
  let month = { from: 1, to: 0, counts: none() };
  for (let index = 0; index < columns.at.length; index += 1) {
    const tone = columns.tone[index] ?? noTone;
    const person = columns.person[index] ?? -1;
    if (tone === noTone || person === -1 || !isMessage(columns.kind[index])) continue;
    const day = Math.floor(clock.toWall(columns.at[index] ?? 0) / dayMs);
    if (day < month.from || day > month.to) {
      const { key, from, to } = monthOfDay(day);
      month = { from, to, counts: months.get(key) ?? none() };
      months.set(key, month.counts);
    }
    const ofPerson = people.get(person) ?? none();
    people.set(person, ofPerson);
    add(month.counts, tone);
    add(ofPerson, tone);
  }
  return { people, months };
}

function add(counts: ToneCounts, tone: number): void {
  counts.scored += 1;
  if (tone > 0) counts.positive += 1;
  if (tone < 0) counts.negative += 1;
}
