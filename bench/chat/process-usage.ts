import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessUsage {
  /** User and system time, also of children that have ended and were waited for. */
  cpuMs: number;
  rssMb: number;
  /** Shared pages counted by share, as the database's processes share most of theirs. */
  pssMb: number;
  processes: number;
}

/** Clock ticks a second of `/proc/‹pid›/stat`: 100 on every Linux that Node runs on (proc(5), sysconf(_SC_CLK_TCK)). */
const tickMs = 10;

interface Stat {
  pid: number;
  parent: number;
  ticks: number;
}

/** Null when the process has ended meanwhile. */
function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in parentheses and may contain any character, so count from the last one.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return null;
  }
}

/** Parent of a process, for finding the database's main process from one of its sessions. */
export function parentOf(pid: number): number {
  const stat = readStat(pid);
  if (!stat) throw new Error(`There is no process ${pid}.`);
  return stat.parent;
}

/** Reads what the processes and all their descendants have used so far. Linux only. */
export function readUsage(roots: readonly number[]): ProcessUsage {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .filter((stat) => stat !== null);
  const chosen = new Set(roots);
  for (let size = 0; size !== chosen.size; ) {
    size = chosen.size;
    for (const { pid, parent } of stats) if (chosen.has(parent)) chosen.add(pid);
  }
  const usage: ProcessUsage = { cpuMs: 0, rssMb: 0, pssMb: 0, processes: 0 };
  for (const { pid, ticks } of stats) {
    if (!chosen.has(pid)) continue;
    usage.cpuMs += ticks * tickMs;
    usage.processes += 1;
    const memory = readMemory(pid);
    usage.rssMb += memory.rssMb;
    usage.pssMb += memory.pssMb;
  }
  return usage;
}

function readMemory(pid: number): { rssMb: number; pssMb: number } {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
    return { rssMb: read('Rss'), pssMb: read('Pss') };
  } catch {
    return { rssMb: 0, pssMb: 0 };
  }
}
