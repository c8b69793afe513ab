import { listOf } from '#core/chat-archives/reading/json/list-of.ts';
import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';
import type { IntakeList } from './intake-list.ts';

/** Reads the list of what stayed on the device; null for what is none. Anybody can have written it. */
export function readIntakeList(text: string): IntakeList | null {
  const value = parse(text);
  if (value === null) return null;
  const files = listOf(value.exports).map(fileOf);
  const parts = listOf(value.parts).map((part) => ({
    ...fileOf(part),
    sha256: textOf(recordOf(part).sha256),
  }));
  const isWhole =
    files.every(({ name }) => name !== '') &&
    parts.every(({ name, sha256 }) => name !== '' && /^[0-9a-f]{64}$/.test(sha256));
  return isWhole ? { exports: files, parts } : null;
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function fileOf(value: unknown): { name: string; sizeBytes: number } {
  const { name, sizeBytes } = recordOf(value);
  return { name: textOf(name), sizeBytes: Number.isSafeInteger(sizeBytes) ? Number(sizeBytes) : 0 };
}
