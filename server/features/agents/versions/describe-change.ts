import { isDeepStrictEqual } from 'node:util';

/**
 * What a setting was and is, as texts that owners read: switches as on or off, lists with commas, and of a setting with several
 * parts only those that differ, by their names. Nothing is an empty text.
 */
export function describeChange(before: unknown, after: unknown): { before: string; after: string } {
  const [was, is] = keepDiffering(before, after);
  return { before: describe(was), after: describe(is) };
}

type Parts = Readonly<Record<string, unknown>>;

function hasParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keepDiffering(before: unknown, after: unknown): [unknown, unknown] {
  if (!hasParts(before) || !hasParts(after)) return [before, after];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const kept = names
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => [name, keepDiffering(before[name], after[name])] as const);
  return [
    Object.fromEntries(kept.map(([name, [was]]) => [name, was])),
    Object.fromEntries(kept.map(([name, [, is]]) => [name, is])),
  ];
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) {
    const isPlain = value.every((each) => typeof each !== 'object');
    return value.map(describe).join(isPlain ? ', ' : ' | ');
  }
  if (!hasParts(value)) return String(value);
  return Object.entries(value)
    .map(([name, part]) => [wordsOf(name), describe(part)])
    .map(([name, text]) => `${name}: ${text === '' ? 'empty' : text}`)
    .join(', ');
}

/** `allowsAttachments` as “allows attachments”. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
