import { hash } from 'node:crypto';
import { type IntakeList, intakeListName } from '#core/chat-archives/intake/intake-list.ts';
import { readIntakeList } from '#core/chat-archives/intake/read-intake-list.ts';
import { isZip } from '#core/chat-archives/legal/is-zip.ts';
import type { OriginalPart, OriginalText } from '#core/chat-archives/legal/legal-package.ts';
import { openTexts } from '#core/chat-archives/legal/open-texts.ts';
import { mostParts, mostUnpackedBytes } from '#server/adapters/chat-reader/read-chat-bytes.ts';
import { readZipDirectory } from '#server/adapters/document-reader/checks/read-zip-directory.ts';
import { unpackZipEntries } from '#server/adapters/document-reader/checks/unpack-zip-entries.ts';

/**
 * The parts of an original with their hashes, and its texts; null when their bytes cannot be followed.
 * @throws UnreadableDocument
 */
export function openOriginal(
  bytes: Uint8Array,
  fileName: string,
): { parts: OriginalPart[]; texts: OriginalText[]; exports: IntakeList['exports'] | undefined } | null {
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
  const texts = openTexts(named, isZip(bytes), decode);
  if (texts === null) return null;
  const listed = entries.find(({ name }) => isZip(bytes) && name === intakeListName);
  const list = listed === undefined ? null : readIntakeList(new TextDecoder().decode(listed.data));
  const absent = (list?.parts ?? []).map((part) => ({ ...part, isAbsent: true as const }));
  return { parts: [...parts, ...absent], texts, exports: list?.exports };
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
