import { hash } from 'node:crypto';
import { type IntakeList, intakeListName } from '#core/chat-archives/intake/intake-list.ts';
import { readIntakeList } from '#core/chat-archives/intake/read-intake-list.ts';
import { isZip } from '#core/chat-archives/legal/is-zip.ts';
import type { OriginalPart, OriginalText } from '#core/chat-archives/legal/legal-package.ts';
import { openTexts } from '#core/chat-archives/legal/open-texts.ts';
import { isDatabasePart } from '#core/chat-archives/reading/is-database-part.ts';
import { isSqlite } from '#core/chat-archives/reading/is-sqlite.ts';
import type { DatabaseFile } from '#server/adapters/chat-reader/imessage/read-database.ts';
import { mostParts, mostUnpackedBytes } from '#server/adapters/chat-reader/read-chat-bytes.ts';
import { readZipDirectory } from '#server/adapters/document-reader/checks/read-zip-directory.ts';
import { unpackZipEntries } from '#server/adapters/document-reader/checks/unpack-zip-entries.ts';

/** What an original is made of. */
interface OpenedOriginal {
  parts: OriginalPart[];
  texts: OriginalText[];
  databases: DatabaseFile[];
  exports: IntakeList['exports'] | undefined;
}

/**
 * The parts of an original with their hashes, and its texts; null when their bytes cannot be followed.
 * @throws UnreadableDocument
 */
export function openOriginal(bytes: Uint8Array, fileName: string): OpenedOriginal | null {
  const entries = isZip(bytes)
    ? unpackZipEntries(
        readZipDirectory(bytes, mostParts).filter(({ name }) => !name.endsWith('/')),
        mostUnpackedBytes,
      )
    : [{ name: fileName, data: bytes }];
  const parts = entries.map(({ name, data }) => ({
    name,
    sizeBytes: data.length,
    sha256: hash('sha256', data, 'hex'),
  }));
  const named = entries.map(({ name, data }) => ({ name, bytes: data }));
  const texts = isSqlite(bytes) ? [] : openTexts(named, isZip(bytes), decode);
  if (texts === null) return null;
  const listed = entries.find(({ name }) => isZip(bytes) && name === intakeListName);
  const list = listed === undefined ? null : readIntakeList(new TextDecoder().decode(listed.data));
  const absent = (list?.parts ?? []).map((part) => ({ ...part, isAbsent: true as const }));
  const databases = entries
    .filter(({ name, data }) => (isSqlite(bytes) || isDatabasePart(name)) && isSqlite(data))
    .map(({ name, data }) => ({
      name,
      // Reading changes it.
      bytes: data.slice(),
      wal: entries.find((part) => part.name === `${name}-wal`)?.data.slice() ?? null,
    }));
  return { parts: [...parts, ...absent], texts, databases, exports: list?.exports };
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
