import { describeWrongFile } from '#core/chat-archives/reading/describe-wrong-file.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { isDatabasePart } from '#core/chat-archives/reading/is-database-part.ts';
import { isSqlite } from '#core/chat-archives/reading/is-sqlite.ts';
import { isTextPart } from '#core/chat-archives/reading/is-text-part.ts';
import { sniffFile } from '#core/chat-archives/reading/sniff-file.ts';
import { encodingByMark } from '#core/reading/encoding/encoding-by-mark.ts';
import { unmarkedUtf16 } from '#core/reading/encoding/unmarked-utf16.ts';
import type { ExportPart } from './export-part.ts';
import { IntakeProblem } from './intake-problem.ts';
import { readBeginning } from './read-beginning.ts';

export interface SortedParts {
  /** What a reader of chats wants. */
  chats: (ExportPart & { isForAll: boolean })[];
  /** Photos, videos, and texts that are no chat. */
  others: ExportPart[];
}

const atOnce = 8;
/** Names that say nothing about where a file is put. The server takes no zip with others. */
const leadsOut = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i;

/**
 * Tells what is a chat in an export by the beginnings of its texts.
 * @param onPart told how many texts have been looked at, of all
 * @throws IntakeProblem that says what the export is, where there is no chat in it
 */
export async function sortParts(
  parts: readonly ExportPart[],
  onPart: (done: number, total: number) => void,
): Promise<SortedParts> {
  const looked = parts.filter(
    ({ name }) => (isTextPart(name) || isDatabasePart(name)) && !leadsOut.test(name),
  );
  const sorted: SortedParts = { chats: [], others: [] };
  const found = new Map<ExportPart, 'chat' | 'for-all'>();
  const databases = new Set<string>();
  let first: ExportFile | null = null;
  for (let start = 0; start < looked.length; start += atOnce) {
    const some = looked.slice(start, start + atOnce);
    const beginnings = await Promise.all(some.map(readBeginning));
    for (const [index, part] of some.entries()) {
      const beginning = beginnings[index] ?? new Uint8Array();
      if (isSqlite(beginning)) {
        databases.add(part.name);
        found.set(part, 'chat');
        continue;
      }
      if (!isTextPart(part.name)) continue;
      const text = decode(beginning);
      const file = { name: part.name, pieces: () => [text] };
      first ??= file;
      const kind = sniffFile(file);
      if (kind === 'slack-list' || kind === 'x-account') found.set(part, 'for-all');
      else if (kind !== 'unknown' && kind !== 'html') found.set(part, 'chat');
    }
    onPart(Math.min(start + atOnce, looked.length), looked.length);
  }
  for (const part of parts) {
    const isLog = part.name.endsWith('-wal') && databases.has(part.name.slice(0, -'-wal'.length));
    const kind = isLog ? 'chat' : found.get(part);
    if (kind === undefined) sorted.others.push(part);
    else sorted.chats.push({ ...part, isForAll: kind === 'for-all' });
  }
  if (!sorted.chats.some(({ isForAll }) => !isForAll))
    throw new IntakeProblem(describeWrongFile(first === null ? [] : [first]));
  return sorted;
}

function decode(bytes: Uint8Array): string {
  const encoding = encodingByMark(bytes) ?? unmarkedUtf16(bytes) ?? 'utf-8';
  return new TextDecoder(encoding).decode(bytes, { stream: true });
}
