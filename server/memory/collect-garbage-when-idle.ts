import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isWorthCollecting } from './is-worth-collecting.ts';

const everyMs = 15_000;
const mb = 1024 * 1024;

/**
 * V8 collects garbage when the heap grows, so a process that has started, or had a busy hour, and then does nothing keeps
 * all of it: about 100 MB after the start. Every 15 s a process with nothing to do gives that back, in a pause of about 80 ms.
 */
export function collectGarbageWhenIdle(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  let cpu = process.cpuUsage();
  let usedAfterLastMb = 0;
  setInterval(() => {
    const spent = process.cpuUsage(cpu);
    cpu = process.cpuUsage();
    const usedMb = process.memoryUsage().heapUsed / mb;
    const cpuShare = (spent.user + spent.system) / 1_000 / everyMs;
    if (!isWorthCollecting({ cpuShare, usedMb, usedAfterLastMb })) return;
    collect();
    cpu = process.cpuUsage();
    usedAfterLastMb = process.memoryUsage().heapUsed / mb;
  }, everyMs).unref();
}
