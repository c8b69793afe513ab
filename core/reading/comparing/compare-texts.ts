import { diffArrays, diffWordsWithSpace } from 'diff';

/**
 * A line of two texts side by side: `changed` is in both, in parts; `skipped` replaces lines that are in both
 * unchanged.
 */
export interface ComparedLine {
  kind: 'same' | 'removed' | 'added' | 'changed' | 'skipped';
  parts: { kind: 'same' | 'removed' | 'added'; text: string }[];
}

/** Lines around a change that show where it is. */
const CONTEXT_LINES = 2;

/** With more differing lines or words than this, the texts are shown as replaced as a whole, which takes no time. */
const MOST_EDITS = 1_000;

/** How much two lines must share for one to count as the changed other. */
const LEAST_SHARED = 0.4;

/**
 * Compares two texts line by line, and lines that were changed word by word (Myers' algorithm). Lines far from a change
 * are left out.
 */
export function compareTexts(before: string, after: string): ComparedLine[] {
  const lines = compareLines(before.split('\n'), after.split('\n'));
  return leaveOutSame(lines);
}

function compareLines(before: string[], after: string[]): ComparedLine[] {
  const found = diffArrays(before, after, { maxEditLength: MOST_EDITS });
  if (found === undefined) return [...before.map(whole('removed')), ...after.map(whole('added'))];
  const lines: ComparedLine[] = [];
  let removed: string[] = [];
  for (const { value, added, removed: isRemoved } of found) {
    if (isRemoved) {
      removed = value;
      continue;
    }
    if (added) lines.push(...pairLines(removed, value));
    else lines.push(...removed.map(whole('removed')), ...value.map(whole('same')));
    removed = [];
  }
  return [...lines, ...removed.map(whole('removed'))];
}

const whole =
  (kind: 'same' | 'removed' | 'added') =>
  (text: string): ComparedLine => ({ kind, parts: [{ kind, text }] });

/** Lines that replaced others: each next to the line that it resembles, if any. */
function pairLines(removed: string[], added: string[]): ComparedLine[] {
  const lines: ComparedLine[] = [];
  let next = 0;
  for (const line of removed) {
    const compared = added[next] === undefined ? null : compareWords(line, added[next] ?? '');
    if (compared === null) lines.push(whole('removed')(line));
    else {
      lines.push(compared);
      next += 1;
    }
  }
  return [...lines, ...added.slice(next).map(whole('added'))];
}

function compareWords(before: string, after: string): ComparedLine | null {
  const found = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS });
  if (found === undefined) return null;
  const parts = found.map(({ value, added, removed }) => ({
    kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    text: value,
  }));
  const shared = parts
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0);
  return shared >= LEAST_SHARED * Math.max(before.length, after.length) ? { kind: 'changed', parts } : null;
}

function leaveOutSame(lines: ComparedLine[]): ComparedLine[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1).some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, at): ComparedLine[] => {
    if (isNear[at]) return [line];
    return at === 0 || isNear[at - 1] ? [{ kind: 'skipped', parts: [] }] : [];
  });
}
