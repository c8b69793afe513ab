import { readZipDirectory } from '#server/adapters/document-reader/checks/read-zip-directory.ts';
import { unpackZipEntries } from '#server/adapters/document-reader/checks/unpack-zip-entries.ts';

/** The text parts of a zip file (UTF-8) by their names, unpacked within bounds; pictures and other files are left packed. */
export function readZipTexts(bytes: Uint8Array, isText: RegExp): Map<string, string> {
  const entries = readZipDirectory(bytes).filter(({ name }) => isText.test(name));
  return new Map(unpackZipEntries(entries).map(({ name, data }) => [name, new TextDecoder().decode(data)]));
}
