import { writeMessages } from './write-messages.ts';

const entriesOfPiece = 2_000;

/** A made-up export of Telegram, in pieces. */
export function writeTelegram(count: number): string[] {
  const pieces = ['{"name":"Bo","type":"personal_chat","id":7,"messages":['];
  let entries: string[] = [];
  let id = 0;
  for (const { at, sender, text } of writeMessages(count)) {
    id += 1;
    const entry = {
      id,
      type: 'message',
      date_unixtime: String(Math.floor(at / 1_000)),
      from: sender,
      from_id: `user${sender}`,
      text,
    };
    entries.push((id === 1 ? '' : ',') + JSON.stringify(entry));
    if (entries.length < entriesOfPiece) continue;
    pieces.push(entries.join(''));
    entries = [];
  }
  return [...pieces, `${entries.join('')}]}`];
}
