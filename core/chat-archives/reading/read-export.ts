import type { ChatPlatform } from '#contract/chat-archives/chat-archives.ts';
import type { DateOrder } from '#contract/chat-imports/chat-imports.ts';
import type { MessageList, ReadChat } from '#core/chat-archives/read-chat.ts';
import { describeWrongFile } from './describe-wrong-file.ts';
import { readDiscord } from './discord/read-discord.ts';
import { readDiscordPackage } from './discord/read-discord-package.ts';
import type { ExportFile } from './export-file.ts';
import { readGoogleChat } from './google-chat/read-google-chat.ts';
import { readImazing } from './imessage/read-imazing.ts';
import { readImessageText } from './imessage/read-imessage-text.ts';
import { readKakaotalk } from './kakaotalk/read-kakaotalk.ts';
import { readKakaotalkTable } from './kakaotalk/read-kakaotalk-table.ts';
import { readLine } from './line/read-line.ts';
import { readMeta } from './meta/read-meta.ts';
import type { ReadingOptions } from './reading-options.ts';
import { readSignal } from './signal/read-signal.ts';
import { readSignalDesktop } from './signal/read-signal-desktop.ts';
import { readSignalLines } from './signal/read-signal-lines.ts';
import { readSignalText } from './signal/read-signal-text.ts';
import { readSkype } from './skype/read-skype.ts';
import { readSlack } from './slack/read-slack.ts';
import { readSms } from './sms/read-sms.ts';
import { readSnapchat } from './snapchat/read-snapchat.ts';
import { type FileKind, sniffFile } from './sniff-file.ts';
import { readGraph } from './teams/read-graph.ts';
import { readTelegram } from './telegram/read-telegram.ts';
import { readWhatsapp } from './whatsapp/read-whatsapp.ts';
import { readX } from './x/read-x.ts';

/** What an upload turned out to be. */
export type ReadExport =
  | { kind: 'chats'; chats: ReadChat[] }
  /** Only the owner knows the order of day and month. */
  | { kind: 'asks'; samples: string[]; possible: DateOrder[] }
  /** With a sentence that says what it is, and how to get the right file. */
  | { kind: 'refused'; sentence: string };

/**
 * Reads the texts of an upload, each by the reader of its platform. What is no chat in a zip is passed over.
 * @param databases what was read of the databases in it
 */
export function readExport(
  files: readonly ExportFile[],
  options: ReadingOptions,
  databases: readonly ReadChat[] = [],
): ReadExport {
  const byKind = new Map<FileKind, ExportFile[]>();
  for (const file of files) {
    const kind = sniffFile(file);
    byKind.set(kind, [...(byKind.get(kind) ?? []), file]);
  }
  const of = (kind: FileKind): ExportFile[] => byKind.get(kind) ?? [];
  const chats: ReadChat[] = [];
  for (const file of of('whatsapp')) {
    const read = readWhatsapp(file, options);
    if (read?.kind === 'asks') return read;
    if (read !== null) chats.push(read.chat);
  }
  chats.push(...of('telegram').flatMap((file) => readTelegram(file, options)));
  chats.push(...readThreads(of('meta'), options));
  chats.push(...of('discord').map((file) => readDiscord(file, options)));
  if (of('slack-day').length > 0)
    chats.push(...readSlack([...of('slack-list'), ...of('slack-day')], options));
  chats.push(...of('snapchat').flatMap((file) => readSnapchat(file, options)));
  chats.push(...of('line').map((file) => readLine(file, options)));
  chats.push(...of('sms').flatMap((file) => readSms(file, options)));
  chats.push(...of('imessage-text').map((file) => readImessageText(file, options)));
  chats.push(...of('skype').flatMap((file) => readSkype(file, options)));
  chats.push(...readAllOfSignal(of, options));
  chats.push(...of('imazing').flatMap((file) => readImazing(file, options)));
  chats.push(...of('graph-list').flatMap((file) => readGraph(file, options, '')));
  chats.push(...of('graph-value').flatMap((file) => readGraph(file, options, 'value')));
  chats.push(...of('kakaotalk').map((file) => readKakaotalk(file, options)));
  chats.push(...of('kakaotalk-table').map((file) => readKakaotalkTable(file, options)));
  chats.push(...readGoogleChat(of('google-chat'), of('google-chat-group'), options));
  chats.push(
    ...readDiscordPackage(of('discord-package'), [...of('discord-channel'), ...of('discord-index')], options),
  );
  chats.push(...readX(of('x'), of('x-account'), options));
  chats.push(...databases);
  const found = joinChats(chats).filter(({ messages }) => messages.length > 0);
  if (found.length > 0) return { kind: 'chats', chats: found };
  return { kind: 'refused', sentence: describeWrongFile(files) };
}

/** Signal's own export, and what programs read out of Signal Desktop. */
function readAllOfSignal(of: (kind: FileKind) => ExportFile[], options: ReadingOptions): ReadChat[] {
  return [
    ...of('signal').flatMap((file) => readSignal(file, options)),
    ...of('signal-desktop').map((file) => readSignalDesktop(file, options)),
    ...of('signal-lines').map((file) => readSignalLines(file, options)),
    ...of('signal-text').map((file) => readSignalText(file, options)),
  ];
}

/** The files of one folder are one thread; an end-to-end encrypted chat has a file of its own. */
function readThreads(files: readonly ExportFile[], options: ReadingOptions): ReadChat[] {
  const threads = Map.groupBy(files, ({ name }) =>
    /(?:^|\/)message_\d+\.json$/.test(name) ? name.slice(0, name.lastIndexOf('/')) : name,
  );
  return [...threads.values()].flatMap(
    (ofThread) => readMeta(ofThread, platformOf(ofThread, options), options) ?? [],
  );
}

/** Instagram and Messenger write the same; only the path of a file in its zip tells which it is. */
function platformOf([file]: readonly ExportFile[], { uploadName, report }: ReadingOptions): ChatPlatform {
  const where = `${uploadName}/${file?.name}`.toLowerCase();
  if (where.includes('instagram')) return 'instagram';
  if (!/facebook|messenger|e2ee/.test(where))
    report.addNote(
      'The file does not say whether it is from Messenger or Instagram. It is listed as Messenger.',
    );
  return 'messenger';
}

/** Parts of one chat in several files. */
function joinChats(chats: readonly ReadChat[]): ReadChat[] {
  const joined = new Map<string, { chat: ReadChat; lists: MessageList[] }>();
  for (const chat of chats) {
    const known = joined.get(`${chat.platform} ${chat.key}`);
    if (known === undefined) joined.set(`${chat.platform} ${chat.key}`, { chat, lists: [chat.messages] });
    else {
      for (const [key, name] of chat.people) known.chat.people.set(key, name);
      known.lists.push(chat.messages);
      known.chat.isGroup ||= chat.isGroup;
    }
  }
  return [...joined.values()].map(({ chat, lists }) => ({ ...chat, messages: joinLists(lists) }));
}

function joinLists(lists: readonly MessageList[]): MessageList {
  const [only] = lists;
  if (only !== undefined && lists.length === 1) return only;
  return {
    length: lists.reduce((sum, { length }) => sum + length, 0),
    *[Symbol.iterator]() {
      for (const list of lists) yield* list;
    },
  };
}
