import type { WholeChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ReportWriter } from '#core/chat-archives/reading/create-report.ts';
import { personKey } from '#core/chat-archives/reading/person-key.ts';
import { describeEvent } from './describe-event.ts';
import type { ImessageDatabase, ImessageRow } from './imessage-database.ts';

/** Who wrote what was sent: the database does not name its owner. */
const owner = 'me';
/** Stands in a text where an attachment is. */
const placeholder = /\ufffc/g;

/**
 * Reads the database of Messages, a chat for each person or group. Reactions are rows there: they are counted at their
 * message, and those taken back are not. Messages of no chat are in one called “Not in a conversation”.
 */
export function readImessage(database: ImessageDatabase, file: string, report: ReportWriter): WholeChat[] {
  const chats = new Map<string, WholeChat>();
  const reactions: Reaction[] = [];
  for (const row of database.messages) {
    const target = reactionTarget(row);
    if (target !== null) {
      reactions.push(reactionOf(row, target, database));
      continue;
    }
    const chat = chatOf(chats, database, row);
    const message = readMessage(row, database, chat);
    if (message === null)
      report.addUnread({
        file,
        line: Number(row.id),
        text: `The text of message ${row.guid} is in a form that is not known.`,
      });
    else
      chat.messages.push({
        ...message,
        place: { file, line: Number(row.id), start: 0, end: 0, isRow: true },
      });
  }
  const counts = countReactions(reactions);
  for (const { messages, people } of chats.values()) {
    for (const message of messages) {
      const left = counts.get(message.sourceId ?? '');
      if (left === undefined) continue;
      message.reactions = left.size;
      message.reactedBy = [...left.values()];
      if (message.reactedBy.includes(owner)) people.set(owner, 'Me');
    }
    messages.sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  }
  return [...chats.values()].filter(({ messages }) => messages.length > 0);
}

/** The `guid` of the message that a reaction is to; null for what is no reaction. Before it, the part of the message may stand. */
function reactionTarget({ associatedType, associatedGuid }: ImessageRow): string | null {
  const isReaction = associatedType >= 2_000 && associatedType < 4_000 && associatedGuid !== '';
  return isReaction ? associatedGuid.replace(/^(?:p:\d+\/|bp:)/, '') : null;
}

interface Reaction {
  target: string;
  at: number;
  /** By whom and which. */
  name: string;
  /** Key of the person. */
  by: string;
  isAdded: boolean;
}

function reactionOf(
  { at, associatedType, associatedEmoji, isFromMe, handle }: ImessageRow,
  target: string,
  { handles }: ImessageDatabase,
): Reaction {
  const by = isFromMe ? owner : personKey(handles.get(handle) ?? '');
  const name = `${isFromMe ? owner : handle} ${associatedType % 1_000} ${associatedEmoji}`;
  return { target, at: at ?? 0, name, by, isAdded: associatedType < 3_000 };
}

/** What is left of the reactions to each message once those taken back are gone: by whom, by name of the reaction. */
function countReactions(reactions: readonly Reaction[]): Map<string, Map<string, string>> {
  const left = new Map<string, Map<string, string>>();
  for (const { target, name, by, isAdded } of reactions.toSorted((one, other) => one.at - other.at)) {
    const ofMessage = left.get(target) ?? new Map<string, string>();
    left.set(target, ofMessage);
    if (isAdded) ofMessage.set(name, by);
    else ofMessage.delete(name);
  }
  return left;
}

function chatOf(chats: Map<string, WholeChat>, database: ImessageDatabase, { id }: ImessageRow): WholeChat {
  const found = database.chats.get(database.chatOf.get(id) ?? -1n);
  // One person by iMessage and by SMS is two rows with one identifier.
  const key =
    found === undefined ? 'unfiled' : found.isGroup ? found.identifier : personKey(found.identifier);
  const known = chats.get(key);
  const people = found?.people ?? [];
  const title =
    found === undefined
      ? 'Not in a conversation'
      : found.name || (found.isGroup ? people.join(', ') : found.identifier);
  const chat = known ?? createChat('imessage', key, title || key);
  chat.isGroup ||= found?.isGroup ?? false;
  if (known === undefined || known.people.size <= people.length)
    for (const person of people) addPerson(chat, person);
  chats.set(key, chat);
  return chat;
}

function addPerson(chat: WholeChat, handle: string): string {
  const key = personKey(handle);
  if (!chat.people.has(key)) chat.people.set(key, handle);
  return key;
}

/** Null when it has a text that cannot be read. */
function readMessage(
  row: ImessageRow,
  { handles, media: kinds }: ImessageDatabase,
  chat: WholeChat,
): ReadMessage | null {
  const { id, guid, at, isFromMe, itemType, text, isEdited, replyTo } = row;
  const handle = handles.get(row.handle);
  const name = isFromMe ? 'You' : (handle ?? 'Somebody');
  const event = describeEvent(row, name, handles.get(row.otherHandle) ?? 'somebody');
  const sourceId = guid === '' ? null : guid;
  if (event !== null) return createMessage({ sourceId, at, sender: null, kind: 'system', text: event });
  const sender = isFromMe ? owner : addPerson(chat, handle ?? 'Unknown account');
  if (isFromMe) chat.people.set(owner, 'Me');
  if (itemType === callItem) return createMessage({ sourceId, at, sender, kind: 'call' });
  const media = kinds.get(id) ?? null;
  if (text === null && media === null) return null;
  const plain = (text ?? '').replaceAll(placeholder, '').trim();
  // What was unsent is a message that was edited until nothing was left.
  const isDeleted = row.isRetracted || (isEdited && plain === '' && media === null);
  return createMessage({
    sourceId,
    at,
    sender,
    kind: isDeleted ? 'deleted' : media !== null ? 'media' : plain === '' ? 'unknown' : 'text',
    media: isDeleted ? null : media,
    text: isDeleted ? '' : plain,
    flags: isEdited && !isDeleted ? ['edited'] : [],
    replyTo: replyTo === '' ? null : replyTo,
  });
}

const callItem = 6;
