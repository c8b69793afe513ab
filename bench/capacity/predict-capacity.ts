import type { Costs } from './costs.ts';
import { simulatePeak } from './simulate-peak.ts';

/** What an installation has to do. */
export interface Demand {
  chatsPerDay: number;
  agents: number;
  passagesPerAgent: number;
}

export interface Prices {
  /** In dollars a month, rented. */
  core: number;
  memoryGb: number;
  diskGb: number;
}

export interface Prediction {
  peakChatsPerSecond: number;
  webCores: number;
  databaseCores: number;
  webMemoryGb: number;
  rowsGbPerYear: number;
  logMbPerSecond: number;
  openPanels: number;
  dollarsPerMonth: number;
}

/** A day's busiest minute against its average: shops sleep at night. */
const peakFactor = 4;
/** A visitor looks at the panel for so long for each chat. */
const panelMinutesPerChat = 2;
/** Nobody should notice that others chat. */
const longestWaitMs = 20;
/** The rest of a core is for restarts, crawls and what the model does not know. */
const mostBusy = 0.6;
/** Of all agents, so many are asked within the time that an index stays in memory. */
const askedShare = 0.2;

/** How many cores, how much memory and disk, and what they cost, by the costs that were measured. */
export function predictCapacity(
  { chatsPerDay, agents, passagesPerAgent }: Demand,
  costs: Costs,
  prices: Prices,
  random: () => number,
): Prediction {
  const peakChatsPerSecond = (chatsPerDay / 86_400) * peakFactor;
  const coresFor = (cpuMsPerChat: number) =>
    leastCores({ chatsPerSecond: peakChatsPerSecond, cpuMsPerChat }, random);
  const webCores = coresFor(costs.webCpuMsPerChat);
  const databaseCores = coresFor(costs.databaseCpuMsPerChat);
  const openPanels = peakChatsPerSecond * panelMinutesPerChat * 60;
  const indexBytes = agents * askedShare * passagesPerAgent * costs.indexBytesPerPassage;
  const webMemoryGb =
    (webCores * costs.idleWebMb) / 1_024 + (openPanels * costs.bytesPerOpenPanel + indexBytes) / 1_024 ** 3;
  const storedGb = (agents * passagesPerAgent * costs.bytesPerPassage) / 1_024 ** 3;
  const rowsGbPerYear = (chatsPerDay * 365 * costs.bytesPerChat) / 1_024 ** 3;
  const databaseMemoryGb = Math.max(1, 0.1 * (storedGb + rowsGbPerYear / 12));
  const dollarsPerMonth =
    (webCores + databaseCores) * prices.core +
    (webMemoryGb + databaseMemoryGb) * prices.memoryGb +
    (storedGb + rowsGbPerYear) * prices.diskGb;
  return {
    peakChatsPerSecond,
    webCores,
    databaseCores,
    webMemoryGb,
    rowsGbPerYear,
    logMbPerSecond: (peakChatsPerSecond * costs.logBytesPerChat) / 1_024 ** 2,
    openPanels,
    dollarsPerMonth,
  };
}

function leastCores(load: { chatsPerSecond: number; cpuMsPerChat: number }, random: () => number): number {
  const least = Math.max(1, Math.ceil((load.chatsPerSecond * load.cpuMsPerChat) / 1_000 / mostBusy));
  for (let cores = least; ; cores += 1) {
    const { waitP99Ms, busy } = simulatePeak({ ...load, cores }, random);
    if (waitP99Ms <= longestWaitMs && busy <= mostBusy * 1.1) return cores;
  }
}
