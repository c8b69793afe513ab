/** Between two looks: how much of one processor's core was used, and the heap in use now and after the last collection. */
export interface IdleLook {
  cpuShare: number;
  usedMb: number;
  usedAfterLastMb: number;
}

/** Idle is below 3 % of a core: 2,000 open panels take 2 %. A pause is worth 16 MB, on a large heap a fifth of it. */
export function isWorthCollecting({ cpuShare, usedMb, usedAfterLastMb }: IdleLook): boolean {
  return cpuShare < 0.03 && usedMb - usedAfterLastMb > Math.max(16, usedAfterLastMb / 5);
}
