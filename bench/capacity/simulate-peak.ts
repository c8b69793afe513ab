/** What came of a minute of chats. */
export interface Peak {
  /** How long 99 of 100 chats waited for a core before their work began. */
  waitP99Ms: number;
  /** Share of the time in which the cores worked. */
  busy: number;
}

/**
 * Simulates chats that come at random, so many a second, and cores that take them one by one. The work of a chat varies by an
 * exponential distribution around its mean, as answers differ.
 * @param random from 0 to 1, the same each time for the same seed
 */
export function simulatePeak(
  { chatsPerSecond, cpuMsPerChat, cores }: { chatsPerSecond: number; cpuMsPerChat: number; cores: number },
  random: () => number,
  seconds = 60,
): Peak {
  const exponential = (mean: number) => -mean * Math.log(1 - random());
  const freeAtMs = new Array<number>(cores).fill(0);
  const waits: number[] = [];
  let workedMs = 0;
  for (let nowMs = exponential(1_000 / chatsPerSecond); nowMs < seconds * 1_000; ) {
    let core = 0;
    for (let each = 1; each < cores; each += 1)
      if ((freeAtMs[each] ?? 0) < (freeAtMs[core] ?? 0)) core = each;
    const beginMs = Math.max(nowMs, freeAtMs[core] ?? 0);
    const workMs = exponential(cpuMsPerChat);
    freeAtMs[core] = beginMs + workMs;
    workedMs += workMs;
    waits.push(beginMs - nowMs);
    nowMs += exponential(1_000 / chatsPerSecond);
  }
  waits.sort((a, b) => a - b);
  return {
    waitP99Ms: waits[Math.floor(waits.length * 0.99)] ?? 0,
    busy: workedMs / (seconds * 1_000 * cores),
  };
}
