import {
  archiveMessageFlags,
  archiveMessageKinds,
  messageMedia,
  messageTones,
  messageTurns,
} from '#contract/chat-archives/chat-archives.ts';
import { conversationGap } from '#contract/chat-figures/chat-figures.ts';
import type { MessageFilters } from '#web/features/chatgenie/app/archives.queries.ts';
import { isListed } from '#web/features/chatgenie/app/is-listed.ts';

const oneOf =
  (choices: readonly string[]) =>
  (value: string): boolean =>
    choices.includes(value);
const isNumberFrom =
  (lowest: number, highest: number) =>
  (value: string): boolean =>
    /^\d{1,5}$/.test(value) && Number(value) >= lowest && Number(value) <= highest;
const isId = (value: string): boolean => /^\d{1,9}$/.test(value);
const hasAtMost =
  (length: number) =>
  (value: string): boolean =>
    value.trim() !== '' && value.length <= length;

/** The filters of messages in an address, and which values each of them takes. */
const filters: Record<string, (value: string) => boolean> = {
  q: hasAtMost(200),
  chatId: isId,
  personId: isId,
  kind: oneOf(archiveMessageKinds),
  media: oneOf(messageMedia),
  flag: oneOf(archiveMessageFlags),
  language: (value) => /^[a-z]{2,3}$/.test(value),
  tone: oneOf(messageTones),
  tieFrom: isId,
  tieTo: isId,
  turn: oneOf(messageTurns),
  gapMinutes: isNumberFrom(conversationGap.minimum, conversationGap.maximum),
  weekday: isNumberFrom(1, 7),
  hour: isNumberFrom(0, 23),
  emoji: hasAtMost(40),
  answersBy: isId,
  from: isTime,
  to: isTime,
};

/** The filters that an address of the page of messages has. What is none, or means nobody and no chat of the archive, is left out. */
export function readMessageFilters(
  search: URLSearchParams,
  { chatList, people }: { chatList: readonly { id: string }[]; people: readonly { id: string }[] },
): MessageFilters {
  const lists: Record<string, readonly { id: string }[]> = {
    chatId: chatList,
    personId: people,
    tieFrom: people,
    tieTo: people,
    answersBy: people,
  };
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, isValue]) => {
      const value = search.get(name);
      const list = lists[name];
      const isFilter = value !== null && isValue(value) && (list === undefined || isListed(value, list));
      return isFilter ? [[name, value]] : [];
    }),
  );
}

/** A moment as the server takes it. */
function isTime(value: string): boolean {
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(value) ? Date.parse(value) : Number.NaN;
  return ms >= 0;
}
