import { sha256Of } from './sha256-of.ts';

/** The number of the first line of a chain that does not fit to the line before it; null when all do. */
export function findBrokenLink(chain: string): number | null {
  let before: string | null = null;
  const lines = chain.split('\n').filter((line) => line !== '');
  for (const [index, line] of lines.entries()) {
    const said = linkOf(line);
    if (said?.number !== index + 1 || said.before !== before) return index + 1;
    before = sha256Of(line);
  }
  return lines.length === 0 ? 1 : null;
}

function linkOf(line: string): { number?: unknown; before?: unknown } | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
