import { SaxesParser } from 'saxes';
import type { MessagePlace } from '#core/chat-archives/message-place.ts';
import type { WholeChat } from '#core/chat-archives/read-chat.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { personKey } from '#core/chat-archives/reading/person-key.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { splitLines } from '#core/chat-archives/reading/split-lines.ts';
import { joinSurrogates } from './join-surrogates.ts';

type Attributes = Record<string, string>;

interface Mms {
  attributes: Attributes;
  texts: string[];
  media: string | null;
  from: string;
  /** Where its opening tag is. */
  place: MessagePlace;
}

/** Who wrote what was sent: the file does not have the number of the phone's owner. */
const owner = 'me';

/** Reads the XML of “SMS Backup & Restore”: SMS, MMS, RCS and calls of an Android phone, a chat for each number or group. */
export function readSms(file: ExportFile, { report }: ReadingOptions): WholeChat[] {
  const chats = new Map<string, WholeChat>();
  const parser = new SaxesParser();
  let mms: Mms | null = null;
  let errors = 0;
  /** The line that is being read: exports write each message on lines of its own. */
  let line: MessagePlace = { file: file.name, line: 0, start: 0, end: 0 };
  parser.on('error', (error) => {
    errors += 1;
    if (errors <= 3) report.addUnread({ file: file.name, line: parser.line, text: error.message });
  });
  parser.on('opentag', ({ name, attributes }) => {
    const given = attributes as Attributes;
    if (name === 'sms') addSms(chats, given, line);
    else if (name === 'call') addCall(chats, given, line);
    else if (name === 'mms') mms = { attributes: given, texts: [], media: null, from: '', place: line };
    else if (name === 'part' && mms !== null) addPart(mms, given);
    // 137 is who sent it.
    else if (name === 'addr' && given.type === '137' && mms !== null) mms.from = given.address ?? '';
  });
  parser.on('closetag', ({ name }) => {
    if (name !== 'mms' || mms === null) return;
    addMms(chats, { ...mms, place: { ...mms.place, end: line.end } });
    mms = null;
  });
  for (const { text, start, end } of splitLines(file.pieces())) {
    line = { file: file.name, line: line.line + 1, start, end: start + text.length };
    parser.write(joinSurrogates(text) + (end === '' ? '' : '\n'));
  }
  parser.close();
  return [...chats.values()];
}

function chatOf(chats: Map<string, WholeChat>, address: string, name: string): WholeChat {
  const numbers = address.split('~').map(personKey);
  const key = numbers.toSorted().join('~');
  const known = chats.get(key);
  if (known !== undefined) return known;
  const isNamed = name !== '' && name !== '(Unknown)';
  const chat = createChat('sms', key, isNamed ? name : address.replaceAll('~', ', '));
  chat.isGroup = numbers.length > 1;
  chat.people.set(owner, 'Me');
  for (const number of numbers) chat.people.set(number, isNamed && numbers.length === 1 ? name : number);
  chats.set(key, chat);
  return chat;
}

/** The first message of a phone was sent in 1992: a smaller number is of seconds, as some phones write it. */
const leastMs = 1e11;
const timeOf = (date: string | undefined): number | null => {
  const time = Number(date) || null;
  return time !== null && time < leastMs ? time * 1_000 : time;
};

const missing = (text: string | undefined): string => (text === undefined || text === 'null' ? '' : text);

/** Types of what nobody got: it is no message. */
const notSent: Record<string, string> = { 3: 'Draft', 5: 'Not sent' };

function addSms(
  chats: Map<string, WholeChat>,
  { address = '', date, type, body, contact_name }: Attributes,
  place: MessagePlace,
): void {
  const chat = chatOf(chats, address, missing(contact_name));
  const at = timeOf(date);
  const text = missing(body);
  const unsent = notSent[type ?? ''];
  if (unsent !== undefined)
    chat.messages.push(
      createMessage({ at, sender: null, kind: 'system', text: `${unsent}: ${text}`, place }),
    );
  else
    chat.messages.push(createMessage({ at, sender: type === '1' ? personKey(address) : owner, text, place }));
}

/** Types of calls that nobody took. */
const notTaken: Record<string, string> = {
  3: 'Missed call',
  4: 'Voicemail',
  5: 'Rejected call',
  6: 'Blocked call',
};

function addCall(
  chats: Map<string, WholeChat>,
  { number = '', date, type, contact_name }: Attributes,
  place: MessagePlace,
): void {
  // Hidden numbers are -1 and -2.
  const address = /^-?\d?$/.test(number) ? 'Unknown' : number;
  const chat = chatOf(chats, address, missing(contact_name));
  chat.messages.push(
    createMessage({
      at: timeOf(date),
      sender: type === '2' ? owner : personKey(address),
      kind: 'call',
      text: notTaken[type ?? ''] ?? '',
      place,
    }),
  );
}

function addPart(mms: Mms, { ct = '', text }: Attributes): void {
  if (ct === 'text/plain') mms.texts.push(missing(text));
  else if (!/smil/.test(ct)) mms.media = /^(image|video|audio)\//.exec(ct)?.[1] ?? 'file';
}

/** Networks write one for a message without. */
const subjectOf = (sub: string | undefined): string =>
  /^\(?no ?subject\)?$/i.test(sub ?? '') ? '' : missing(sub);

function addMms(chats: Map<string, WholeChat>, { attributes, texts, media, from, place }: Mms): void {
  const { address = '', date, msg_box: box, contact_name: name, sub } = attributes;
  const chat = chatOf(chats, address, missing(name));
  const sender = box === '1' ? personKey(from === '' ? address : from) : owner;
  if (!chat.people.has(sender)) chat.people.set(sender, sender);
  chat.messages.push(
    createMessage({
      at: timeOf(date),
      sender,
      kind: media === null ? 'text' : 'media',
      media,
      text: [subjectOf(sub), ...texts].filter((text) => text !== '').join('\n'),
      place,
    }),
  );
}
