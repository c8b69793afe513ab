import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';
import type { ZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { isMessage } from './is-message.ts';
import { type Activity, measureActivity } from './measure-activity.ts';
import { type GapCounts, measureGaps } from './measure-gaps.ts';
import { type LanguageCounts, measureLanguages } from './measure-languages.ts';
import { measureTone, type Tone } from './measure-tone.ts';
import type { MessageColumns } from './message-columns.ts';

/** What somebody wrote. */
export interface PersonCounts {
  messages: number;
  words: number;
  media: number;
  questions: number;
}

/** What does not depend on the silence after which a conversation ends. */
export interface SteadyFigures {
  /** Messages by the number of their kind. */
  kinds: number[];
  /** Who wrote most first. */
  counts: Map<number, PersonCounts>;
  /** The two of whom all messages are; null where there are not two. */
  pair: readonly [number, number] | null;
  activity: Activity;
  languages: ReadonlyMap<number, LanguageCounts>;
  tone: Tone;
  gaps: GapCounts[];
}

/** Counts what is the same for each length of silence, so that it is done once for several. */
export function measureSteady(columns: MessageColumns, clock: ZoneClock): SteadyFigures {
  const kinds = new Array<number>(archiveMessageKinds.length).fill(0);
  const counted = countByPerson(columns, kinds);
  const counts = new Map([...counted].toSorted(([, one], [, other]) => other.messages - one.messages));
  const [first, second] = counts.keys();
  const pair =
    counts.size === 2 && first !== undefined && second !== undefined ? ([first, second] as const) : null;
  return {
    kinds,
    counts,
    pair,
    activity: measureActivity(columns, clock, pair),
    languages: measureLanguages(columns),
    tone: measureTone(columns, clock),
    gaps: measureGaps(columns),
  };
}

function countByPerson(columns: MessageColumns, kinds: number[]): Map<number, PersonCounts> {
  const counts = new Map<number, PersonCounts>();
  const media = archiveMessageKinds.indexOf('media');
  for (let index = 0; index < columns.at.length; index += 1) {
    const kind = columns.kind[index] ?? 0;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const person = columns.person[index] ?? -1;
    if (person === -1 || !isMessage(kind)) continue;
    let known = counts.get(person);
    if (known === undefined) {
      known = { messages: 0, words: 0, media: 0, questions: 0 };
      counts.set(person, known);
    }
    known.messages += 1;
    known.words += columns.words[index] ?? 0;
    known.questions += columns.isQuestion[index] ?? 0;
    if (kind === media) known.media += 1;
  }
  return counts;
}
