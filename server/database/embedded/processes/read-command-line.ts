import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
