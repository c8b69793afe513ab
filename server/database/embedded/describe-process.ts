import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** True while the process runs; a zombie, which still answers signals, counts as gone. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const fields = readStat(pid);
  return fields === undefined || (fields[0] !== 'Z' && fields[0] !== 'X');
}

/**
 * When the process began, in the kernel's own ticks since boot: a number that tells a process from a later one
 * with the same id. Undefined where the system has no /proc.
 */
export function readProcessStart(pid: number): string | undefined {
  return readStat(pid)?.[19];
}

/** The words a process was started with; empty when it is gone. */
export function readCommandLine(pid: number): string {
  if (process.platform === 'win32') return '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // No /proc (macOS), or the process has just ended.
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

/** Fields of /proc/<pid>/stat from the third (state) on; the second may itself hold blanks and brackets. */
function readStat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
