import { readProcessStat } from './read-process-stat.ts';
/** True while the process runs; a zombie, which still answers signals, counts as gone. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const fields = readProcessStat(pid);
  return fields === undefined || (fields[0] !== 'Z' && fields[0] !== 'X');
}
