import { beginningOf } from './beginning-of.ts';
import type { ExportFile } from './export-file.ts';
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
  | 'html'
  | 'unknown';

const headerLines = 40;

/** Tells a file by what is in it; names only settle what two platforms share. */
export function sniffFile(file: ExportFile): FileKind {
  const start = beginningOf(file).trimStart();
  if (/^(?:<!doctype html|<html)/i.test(start)) return 'html';
  if (
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?(?:<\?xml-stylesheet[^>]*>\s*)?<smses\b/.test(start)
  )
    return 'sms';
  if (start.startsWith('{')) return sniffObject(start);
  if (start.startsWith('[') && /^\[\s*(?:\{|\])/.test(start)) return sniffList(start, file.name);
  return sniffText(start);
}

function sniffObject(start: string): FileKind {
  const has = (name: string) => start.includes(`"${name}"`);
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
  if (/"ts":\s*"\d+\.\d+"/.test(start)) return 'slack-day';
  if (/(?:^|\/)(?:(?:org_)?users|channels|groups|dms|mpims)\.json$/.test(name)) return 'slack-list';
  return /\d{4}-\d\d-\d\d\.json$/.test(name) ? 'slack-day' : 'unknown';
}

function sniffText(start: string): FileKind {
  const lines = start.split(/\r?\n/, headerLines);
  if (/^\[LINE\]/.test(lines[0] ?? '')) return 'line';
  if (/^[A-Z][a-z]{2} \d\d, \d{4} {1,2}\d{1,2}:\d\d:\d\d [AP]M/.test(lines[0] ?? '')) return 'imessage-text';
  return lines.some((line) => parseHeader(line) !== null) ? 'whatsapp' : 'unknown';
}
