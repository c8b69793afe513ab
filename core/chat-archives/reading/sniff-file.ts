import { beginningOf } from './beginning-of.ts';
import type { ExportFile } from './export-file.ts';
import { parseKakaoLine } from './kakaotalk/parse-kakao-line.ts';
import { parseHeader } from './whatsapp/parse-header.ts';

/** What a file is, by its content. */
export type FileKind =
  | 'whatsapp'
  | 'telegram'
  | 'meta'
  | 'discord'
  | 'slack-list'
  | 'slack-day'
  | 'snapchat'
  | 'line'
  | 'sms'
  | 'imessage-text'
  | 'skype'
  | 'signal'
  | 'signal-desktop'
  | 'signal-lines'
  | 'signal-text'
  | 'graph-list'
  | 'graph-value'
  | 'imazing'
  | 'kakaotalk'
  | 'kakaotalk-table'
  | 'google-chat'
  | 'google-chat-group'
  | 'discord-package'
  | 'discord-channel'
  | 'discord-index'
  | 'x'
  | 'x-account'
  | 'html'
  | 'unknown';

const headerLines = 40;

/** Tells a file by what is in it; names only settle what two platforms share. */
export function sniffFile(file: ExportFile): FileKind {
  const start = beginningOf(file).trimStart();
  if (/^(?:<!doctype html|<html)/i.test(start)) return 'html';
  if (
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?(?:<\?xml-stylesheet[^>]*>\s*)?<(?:smses|calls)\b/.test(
      start,
    )
  )
    return 'sms';
  const script = /^window\.YTD\.(direct_messages?(?:_group)?|account)\.part\d+\s*=/.exec(start)?.[1];
  if (script !== undefined) return script === 'account' ? 'x-account' : 'x';
  if (start.startsWith('{')) return sniffObject(start, file.name);
  if (start.startsWith('[') && /^\[\s*(?:\{|\])/.test(start)) return sniffList(start, file.name);
  return sniffText(start);
}

function sniffObject(start: string, name: string): FileKind {
  const has = (field: string) => start.includes(`"${field}"`);
  if (has('backupTimeMs') || /^\{"(?:account|recipient|chat|chatItem)":\s*\{/.test(start)) return 'signal';
  if (/^\{"date": ?"\d{4}-/.test(start) && has('sender') && has('quote')) return 'signal-lines';
  if (has('createdDateTime') && has('messageType')) return 'graph-value';
  if (/(?:^|\/)messages\/index\.json$/i.test(name)) return 'discord-index';
  if (/(?:^|\/)group_info\.json$/.test(name) && has('members')) return 'google-chat-group';
  if (has('messages') && (has('created_date') || has('topic_id'))) return 'google-chat';
  if (/(?:^|\/)messages\/c?\d+\/channel\.json$/i.test(name)) return 'discord-channel';
  if (has('guild') && has('channel') && (has('messages') || has('dateRange'))) return 'discord';
  if (has('date_unixtime') || has('from_id') || (has('about') && has('personal_information')))
    return 'telegram';
  if (
    /"type":\s*"(?:personal_chat|bot_chat|saved_messages|private_(?:super)?group|public_supergroup|(?:private|public)_channel)"/.test(
      start,
    )
  )
    return 'telegram';
  if (has('conversations') && (has('MessageList') || has('exportDate'))) return 'skype';
  if (has('participants') && (has('sender_name') || has('senderName') || has('thread_path'))) return 'meta';
  if (has('participants') && has('messages')) return 'meta';
  if (has('Media Type') && (has('IsSender') || has('Created'))) return 'snapchat';
  return 'unknown';
}

function sniffList(start: string, name: string): FileKind {
  if (/^\[\s*\{\s*"ID":/.test(start) && start.includes('"Contents"')) return 'discord-package';
  if (start.includes('"createdDateTime"') && start.includes('"messageType"')) return 'graph-list';
  if (start.includes('"conversationId"') && /"(?:sent_at|received_at)":/.test(start)) return 'signal-desktop';
  if (/"ts":\s*"\d+\.\d+"/.test(start)) return 'slack-day';
  if (/(?:^|\/)(?:(?:org_)?users|channels|groups|dms|mpims)\.json$/.test(name)) return 'slack-list';
  return /\d{4}-\d\d-\d\d\.json$/.test(name) ? 'slack-day' : 'unknown';
}

function sniffText(start: string): FileKind {
  const lines = start.split(/\r?\n/, headerLines);
  if (/^\[LINE\]/.test(lines[0] ?? '')) return 'line';
  if (/^Conversation: /.test(lines[0] ?? '') && lines.some((line) => /^Type: [\w-]+$/.test(line)))
    return 'signal-text';
  if (/^"?Chat Session"?[,;\t]"?Message Date"?[,;\t]/.test(lines[0] ?? '')) return 'imazing';
  if (/^[A-Z][a-z]{2} \d\d, \d{4} {1,2}\d{1,2}:\d\d:\d\d [AP]M/.test(lines[0] ?? '')) return 'imessage-text';
  if (/^ID,Timestamp,Contents,Attachments$/.test(lines[0] ?? '')) return 'discord-package';
  if (/^"?Date"?,"?User"?,"?Message"?$/.test(lines[0] ?? '')) return 'kakaotalk-table';
  if (lines.some((line) => parseKakaoLine(line)?.kind === 'said')) return 'kakaotalk';
  return lines.some((line) => parseHeader(line) !== null) ? 'whatsapp' : 'unknown';
}
