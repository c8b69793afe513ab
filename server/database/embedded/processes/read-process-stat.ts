import { readFileSync } from 'node:fs';

/** Fields of /proc/<pid>/stat from the third (state) on; the second may itself hold blanks and brackets. */
export function readProcessStat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
