import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createRandom } from '../tests/create-random.ts';
import { measureCosts } from './capacity/measure-costs.ts';
import { type Demand, predictCapacity } from './capacity/predict-capacity.ts';
import { formatTable } from './chat/format-table.ts';

/**
 * What an installation needs for so many chats: `node bench/capacity.ts [--chats 2000] [--core 12] [--memory 4] [--disk 0.1]`.
 *
 * Measures what a chat, a passage and an open panel cost on this machine, then simulates the busiest minute of a day for three sizes.
 * Prices are dollars a month for a core, a gigabyte of memory and one of disk. `docs/scale.md` explains the model.
 */
const { values } = parseArgs({
  options: {
    chats: { type: 'string', default: '2000' },
    core: { type: 'string', default: '12' },
    memory: { type: 'string', default: '4' },
    disk: { type: 'string', default: '0.1' },
  },
});
const prices = { core: Number(values.core), memoryGb: Number(values.memory), diskGb: Number(values.disk) };
const demands: Demand[] = [
  { chatsPerDay: 1_000, agents: 50, passagesPerAgent: 500 },
  { chatsPerDay: 100_000, agents: 5_000, passagesPerAgent: 500 },
  { chatsPerDay: 10_000_000, agents: 500_000, passagesPerAgent: 500 },
];

const below = createRandom(1);
const random = () => below(2 ** 32) / 2 ** 32;

const costs = await measureCosts(Number(values.chats));
const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB`;
process.stdout.write(
  `${formatTable([
    { cost: 'CPU of a web process, a chat', measured: `${costs.webCpuMsPerChat.toFixed(1)} ms` },
    { cost: 'CPU of the database, a chat', measured: `${costs.databaseCpuMsPerChat.toFixed(1)} ms` },
    { cost: 'disk, a stored chat', measured: kilobytes(costs.bytesPerChat) },
    { cost: "the database's log, a chat", measured: kilobytes(costs.logBytesPerChat) },
    { cost: 'disk, a passage with its vectors', measured: kilobytes(costs.bytesPerPassage) },
    { cost: 'memory, a passage in use', measured: kilobytes(costs.indexBytesPerPassage) },
    { cost: 'memory, an open panel', measured: kilobytes(costs.bytesPerOpenPanel) },
    { cost: 'memory, an idle web process', measured: `${costs.idleWebMb.toFixed(0)} MB` },
    { cost: 'memory, an idle database', measured: `${costs.idleDatabaseMb.toFixed(0)} MB` },
  ])}\n\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}\n\n`,
);
const rows = demands.map((demand) => {
  const found = predictCapacity(demand, costs, prices, random);
  return {
    'chats a day': demand.chatsPerDay.toLocaleString('en'),
    agents: demand.agents.toLocaleString('en'),
    'at the peak, a second': found.peakChatsPerSecond.toFixed(found.peakChatsPerSecond < 10 ? 2 : 0),
    'open panels': found.openPanels.toFixed(0),
    'web cores': String(found.webCores),
    'web memory': `${found.webMemoryGb.toFixed(1)} GB`,
    'database cores': String(found.databaseCores),
    'chats stored a year': `${found.rowsGbPerYear.toFixed(0)} GB`,
    'log at the peak': `${found.logMbPerSecond.toFixed(1)} MB/s`,
    'dollars a month': found.dollarsPerMonth.toFixed(0),
  };
});
process.stdout.write(`${formatTable(rows)}\n`);
