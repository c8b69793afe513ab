import { readProcessStat } from './read-process-stat.ts';
/**
 * When the process began, in the kernel's own ticks since boot: a number that tells a process from a later one
 * with the same id. Undefined where the system has no /proc.
 */
export function readProcessStart(pid: number): string | undefined {
  return readProcessStat(pid)?.[19];
}
