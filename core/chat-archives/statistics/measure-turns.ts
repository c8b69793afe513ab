import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';
import { doubleTextMinutes } from '#contract/chat-figures/chat-figures.ts';
import { isMessage } from './is-message.ts';
import type { MessageColumns } from './message-columns.ts';

/** What one person did in conversations. */
export interface PersonTurns {
  /** Conversations that they began. */
  initiations: number;
  /** From the last message of the turn before to the first of theirs, in milliseconds. */
  replies: number[];
  /** From the first message of the turn before. */
  waits: number[];
  doubleTexts: number;
  /** Conversations that ended with a question or a call of theirs. */
  unanswered: number;
}

export interface Turns {
  conversations: number;
  /** By the number of the person. */
  people: Map<number, PersonTurns>;
}

/** Where a chat is at the moment. */
interface ChatState {
  lastAt: number;
  person: number;
  turnBegan: number;
  ownLastAt: number;
  /** Who asked or called last, where nobody has answered yet. */
  openBy: number | null;
}

const call = archiveMessageKinds.indexOf('call');

/**
 * Takes conversations and turns apart. A conversation begins after a silence longer than the gap; a turn is what one
 * person writes in a row. Times of reply are inside one conversation; in a group they are those of the next speaker.
 */
export function measureTurns(columns: MessageColumns, gapMs: number): Turns {
  // Lists by the numbers of chats and people: a map would be asked for both with each message.
  const states: (ChatState | undefined)[] = [];
  const people: (PersonTurns | undefined)[] = [];
  let conversations = 0;
  const of = (person: number): PersonTurns => {
    const known = people[person];
    if (known !== undefined) return known;
    const made = { initiations: 0, replies: [], waits: [], doubleTexts: 0, unanswered: 0 };
    people[person] = made;
    return made;
  };
  for (let index = 0; index < columns.at.length; index += 1) {
    const kind = columns.kind[index];
    const person = columns.person[index] ?? -1;
    if (person === -1 || !(isMessage(kind) || kind === call)) continue;
    const at = columns.at[index] ?? 0;
    const chat = columns.chat[index] ?? 0;
    const state = states[chat];
    if (kind === call) {
      if (state !== undefined && at - state.lastAt <= gapMs) state.openBy = person;
      continue;
    }
    const openBy = columns.isQuestion[index] === 1 ? person : null;
    if (state === undefined || at - state.lastAt > gapMs) {
      if (typeof state?.openBy === 'number') of(state.openBy).unanswered += 1;
      conversations += 1;
      of(person).initiations += 1;
      states[chat] = { lastAt: at, person, turnBegan: at, ownLastAt: at, openBy };
      continue;
    }
    if (state.person === person) {
      if (at - state.ownLastAt >= doubleTextMinutes * 60_000) of(person).doubleTexts += 1;
    } else {
      const { replies, waits } = of(person);
      replies.push(at - state.lastAt);
      waits.push(at - state.turnBegan);
      state.person = person;
      state.turnBegan = at;
    }
    state.lastAt = at;
    state.ownLastAt = at;
    state.openBy = openBy;
  }
  for (const state of states) if (typeof state?.openBy === 'number') of(state.openBy).unanswered += 1;
  const known = people.flatMap((turns, person) => (turns === undefined ? [] : [[person, turns] as const]));
  return { conversations, people: new Map(known) };
}
