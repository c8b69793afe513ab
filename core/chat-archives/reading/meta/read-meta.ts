import type { ChatPlatform } from '#contract/chat-archives/chat-archives.ts';
import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import { createChat } from '#core/chat-archives/reading/create-chat.ts';
import { createMessage } from '#core/chat-archives/reading/create-message.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { listOf } from '#core/chat-archives/reading/json/list-of.ts';
import { readItems } from '#core/chat-archives/reading/json/read-items.ts';
import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';
import { kindOfFile } from '#core/chat-archives/reading/kind-of-file.ts';
import type { ReadingOptions } from '#core/chat-archives/reading/reading-options.ts';
import { repairMojibake } from './repair-mojibake.ts';

const nameOf = (value: unknown): string => repairMojibake(textOf(value)).trim();
/** Notices that Meta writes as if the sender had. The whole text counts: people use such words too. */
const notice =
  /^(?:Reacted \P{L}{1,10} to (?:your|a) message|Liked a message|Reagiert(?:e)? \P{L}{1,10} auf .*Nachricht|Hat mit \P{L}{1,10} auf .{1,30}Nachricht reagiert|A réagi avec \P{L}{1,10} à .{1,20}message|Reaccionó con \P{L}{1,10} a .{1,20}mensaje|Ha reagito con \P{L}{1,10} al .{1,20}messaggio|Reagiu com \P{L}{1,10} à .{1,20}mensagem|Heeft met \P{L}{1,10} op .{1,20}bericht gereageerd|Zareagowa\p{L}(?:\(a\))? \P{L}{1,10} na .{1,20}wiadomość|Polubi\p{L}(?:\(a\))? .{0,15}wiadomość|Mesajın\p{L} \P{L}{1,10} ifadesini bıraktı|Reagerade med \P{L}{1,10} på .{1,20}meddelande|Reagerede med \P{L}{1,10} på .{1,20}besked|Reagerte med \P{L}{1,10} på .{1,20}melding|Menanggapi pesan Anda dengan \P{L}{1,10}) ?$/u;
/** Events, which begin with the very name of their sender. */
const event =
  /^ (?:named the group .{1,200}|changed the (?:group photo|theme to .{1,80}|chat theme.{0,80})|created a poll: .+|voted for .+ in the poll: .+|added .{1,200} to the group|removed .{1,200} from the group|left the group|set the nickname for .{1,200})\.?$/su;
/** What stands in place of a text, as if its sender had written it: with their very name, or with “You” in their language. */
const sentFile =
  /^ ?(?:You sent|sent|Du hast|hat|Has enviado|envió|ha enviado|Enviaste|enviou|Você enviou|Vous avez envoyé|a envoyé|Hai inviato|ha inviato|Je hebt|heeft|Wysłano|wysłał\(?a?\)?|Вы отправили|отправил\(?а?\)?|skickade|sendte|mengirim) [^\n]{0,12}(?:attachment|photo|video|voice message|Anhang|Foto|Video|Sprachnachricht|archivo adjunto|foto|mensaje de voz|anexo|vídeo|mensagem de voz|pièce jointe|vidéo|message vocal|allegato|messaggio vocale|bijlage|spraakbericht|załącznik|zdjęcie|вложение|фото|видео|bilaga|lampiran)(?: gesendet| verstuurd| gestuurd)?\.$/u;
/** A call of which the export has no length. */
const callOfSender =
  /^ (?:started (?:an audio|a video|a voice) (?:call|chat)|missed (?:your|a|an) .{0,12}(?:call|chat))\.?$/;
const callAlone =
  /^(?:You (?:started|missed) an? .{0,12}(?:call|chat)|(?:Audio|Video|Voice) (?:call|chat) ended)\.?$/;

/**
 * Reads the files of one thread of Instagram or Messenger, as JSON: `message_1.json`, `message_2.json` and so on, and the
 * file of an end-to-end encrypted chat. Newest first in the files, oldest first in what comes out.
 */
export function readMeta(
  files: readonly ExportFile[],
  platform: ChatPlatform,
  { report }: ReadingOptions,
): ReadChat | null {
  const ordered = files.toSorted((one, other) => numberOf(one.name) - numberOf(other.name));
  const messages: ReadMessage[] = [];
  const people = new Map<string, string>();
  let key = '';
  let title = '';
  for (const file of ordered) {
    const shell = recordOf(
      readItems(file, 'messages', report, ({ value, number, place }) => {
        const message = readMessage(value, people);
        if (message === null)
          report.addUnread({ file: file.name, line: number, text: JSON.stringify(value) });
        else messages.push({ ...message, place });
      }),
    );
    title ||= nameOf(shell.title) || nameOf(shell.threadName).replace(/_\d+$/, '');
    key ||= textOf(shell.thread_path) || textOf(shell.threadName) || folderOf(file.name);
    for (const participant of listOf(shell.participants)) {
      const name =
        typeof participant === 'string' ? repairMojibake(participant) : nameOf(recordOf(participant).name);
      if (name !== '') people.set(name, name);
    }
  }
  if (messages.length === 0 && people.size === 0) return null;
  const chat = createChat(platform, key || title, title || [...people.values()].join(', '));
  chat.isGroup = people.size > 2;
  chat.people = people;
  // Messages of one moment stay in their order, which is from new to old.
  chat.messages = messages.reverse().sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  return chat;
}

const numberOf = (name: string): number => Number(/_(\d+)\.json$/i.exec(name)?.[1] ?? 0);
const folderOf = (name: string): string => name.split('/').at(-2) ?? name;

function readMessage(value: Record<string, unknown>, people: Map<string, string>): ReadMessage | null {
  const at = Number(value.timestamp_ms ?? value.timestamp);
  if (!Number.isFinite(at) || at <= 0) return null;
  const sender = nameOf(value.sender_name ?? value.senderName) || 'Unknown account';
  if (!people.has(sender)) people.set(sender, sender);
  const text = repairMojibake(textOf(value.content ?? value.text));
  const { media, isSafe } = mediaOf(value);
  const shared = repairMojibake(textOf(recordOf(value.share).link));
  const rest = text.startsWith(`${sender} `) ? text.slice(sender.length) : null;
  const isCall =
    value.call_duration !== undefined || callAlone.test(text) || (rest !== null && callOfSender.test(rest));
  const isDeleted = value.is_unsent === true || value.isUnsent === true;
  const isNotice = notice.test(text) || (rest !== null && event.test(rest));
  const isSentence = sentFile.test(rest ?? text);
  const isBare = (media !== null || shared !== '') && isSentence;
  return createMessage({
    at,
    sender: isNotice ? null : sender,
    kind: isDeleted ? 'deleted' : isCall ? 'call' : isNotice ? 'system' : media === null ? 'text' : 'media',
    media,
    text: isBare || text === '' ? shared : text,
    flags: isSafe ? [] : ['unsafe-file-name'],
    reactions: listOf(value.reactions).length,
    reactedBy: listOf(value.reactions)
      .map((reaction) => nameOf(recordOf(reaction).actor))
      .filter((name) => name !== ''),
  });
}

function mediaOf(value: Record<string, unknown>): { media: string | null; isSafe: boolean } {
  const kinds = {
    photos: 'image',
    videos: 'video',
    audio_files: 'audio',
    gifs: 'image',
    files: 'file',
    media: null,
  };
  const found = Object.entries(kinds).find(([field]) => listOf(value[field]).length > 0);
  const entries = found === undefined ? [] : listOf(value[found[0]]).map(recordOf);
  const sticker = textOf(recordOf(value.sticker).uri);
  const addresses = [...entries.map(({ uri }) => textOf(uri)), sticker];
  const isSafe = addresses.every((address) => !/(^|[\\/])\.\.([\\/]|$)|^[\\/]/.test(address));
  const kind = found?.[1] ?? (found === undefined ? null : kindOfFile(addresses[0] ?? ''));
  return { media: kind ?? (sticker === '' ? null : 'sticker'), isSafe };
}
