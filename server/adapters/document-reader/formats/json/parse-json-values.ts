import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import type { JsonValue } from './json-value.ts';

/** Far deeper than anybody writes, and far from what this language can follow. */
const MAX_DEPTH = 200;

/**
 * Parses a JSON file, or one with a value a line (JSON Lines), which becomes an array.
 * @throws UnreadableDocument  with the line of the first mistake
 */
export function parseJsonValues(text: string): JsonValue {
  assertShallow(text);
  try {
    return parse(text);
  } catch (error) {
    const lines = text.split(/\r?\n/);
    const isLines =
      lines.filter((line) => line.trim() !== '').length > 1 && isValue(lines.find(isFilled) ?? '');
    if (!isLines) throw new UnreadableDocument({ kind: 'invalid-json', line: lineOf(error, text) });
    return lines.flatMap((line, index) => {
      if (!isFilled(line)) return [];
      try {
        return [parse(line)];
      } catch {
        throw new UnreadableDocument({ kind: 'invalid-json', line: index + 1 });
      }
    });
  }
}

const isFilled = (line: string): boolean => line.trim() !== '';

function isValue(line: string): boolean {
  try {
    JSON.parse(line);
    return /^\s*[[{]/.test(line);
  } catch {
    return false;
  }
}

/** Innermost first, so that children are what was made of them already. */
function parse(text: string): JsonValue {
  return JSON.parse(text, revive) as JsonValue;
}

function revive(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value === 'number') return { written: context?.source ?? String(value) };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return new Map(Object.entries(value));
}

/** The parser follows any depth, but what reads its result would not. */
function assertShallow(text: string): void {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString && sign === '\\') at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > MAX_DEPTH) throw new UnreadableDocument('unreadable');
  }
}

/** Node says where: "… at position 12 (line 2 column 3)", or nothing where the text ends too early. */
function lineOf(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : '';
  const stated = /\(line (\d+) column/.exec(message)?.[1];
  if (stated !== undefined) return Number(stated);
  const position = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
  return text.slice(0, position).split('\n').length;
}
