import type { MessagePlace } from '#core/chat-archives/message-place.ts';
import type { ReportWriter } from '#core/chat-archives/reading/create-report.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { parseLoosely } from './parse-loosely.ts';
import { recordOf } from './record-of.ts';
import { splitItems } from './split-items.ts';

/** An entry of a list of an export. */
export interface Item {
  /** The how many of the lists of its file it is in, from 0. */
  list: number;
  /** From 1, in the file. */
  number: number;
  value: Record<string, unknown>;
  /** As it is in the file. */
  json: string;
  place: MessagePlace;
}

/**
 * The entries of all lists called `name`, and all else in the file. What is no JSON is noted and left out.
 * @param name of the lists; an empty name takes the outermost list
 */
export function readItems(
  file: ExportFile,
  name: string,
  report: ReportWriter,
  onItem: (item: Item) => void,
): unknown {
  let number = 0;
  const shell = splitItems(file.pieces(), name, ({ list, json, start }) => {
    number += 1;
    const parsed = parseLoosely(json);
    if (parsed === undefined) return report.addUnread({ file: file.name, line: number, text: json });
    if (parsed.isMended)
      report.addNote('The export has characters that JSON does not allow. They were corrected.');
    const place = { file: file.name, line: number, start, end: start + json.length };
    onItem({ list, number, value: recordOf(parsed.value), json, place });
  });
  return parseLoosely(shell)?.value;
}
