import { beginningOf } from './beginning-of.ts';
import type { ExportFile } from './export-file.ts';

const html: readonly [RegExp, string][] = [
  [
    /tgme|telegram|class="default clearfix"/i,
    'This is a Telegram export as HTML. In Telegram Desktop, export the chat again and choose “Machine-readable JSON”.',
  ],
  [
    /instagram|facebook|messenger|_a6-g|uiBoxWhite/i,
    'This is an Instagram or Facebook export as HTML. Ask for your information again and choose the format JSON.',
  ],
  [
    /snapchat|chat_history/i,
    'This is a Snapchat export as HTML. Ask for your data again and tick “Export JSON files”.',
  ],
  [/discord/i, 'This is a Discord export as HTML. Export the channel again and choose the format JSON.'],
];

/** Says what a file is that holds no chat, and how to get the right one. */
export function describeWrongFile(files: readonly ExportFile[]): string {
  const [first] = files;
  if (first === undefined)
    return 'There is no text in this zip. Upload the zip as the app made it, with its .txt or .json files.';
  const start = beginningOf(first);
  if (/^\s*(?:<!doctype html|<html)/i.test(start)) {
    const known = html.find(([pattern]) => pattern.test(start));
    return known?.[1] ?? 'This is a web page. Export the chat again as text or JSON.';
  }
  if (/^\s*\[LINE\]/.test(start))
    return 'This is a LINE chat, but its dates don’t show whether the day or the month comes first, or its lines have no tabs. Export the chat on a phone, and upload that file unchanged.';
  if (/^\s*[{[]/.test(start))
    return 'This JSON is not a chat export that we recognize. Upload result.json of Telegram, message_1.json of Instagram or Messenger, chat_history.json of Snapchat, main.jsonl of Signal, or a JSON export of Discord, Slack or Google Chat.';
  return 'No line of this text looks like a message of a chat export. In WhatsApp, open the chat, choose Export chat, and upload that file unchanged.';
}
