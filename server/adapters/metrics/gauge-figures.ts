import type { Gauges } from '#server/ports/metrics.ts';
import type { Machine } from './read-machine.ts';

type Value = readonly [value: number, labels?: Record<string, string>];

export interface GaugeFigure {
  name: string;
  description: string;
  unit?: 'bytes' | 'seconds';
  /** It only grows. */
  isCounter?: boolean;
  /** No value where nothing is known. */
  read(now: Gauges & Machine): readonly Value[];
}

/** What is read at each measurement. A label is never an id: each of its values is a series for ever. */
export const gaugeFigures: readonly GaugeFigure[] = [
  {
    name: 'parley.database.connections',
    description: 'Connections of the pool, by state.',
    read: ({ database }) => [
      [database.used, { state: 'used' }],
      [database.idle, { state: 'idle' }],
    ],
  },
  {
    name: 'parley.database.waiting',
    description: 'Queries that wait for a connection.',
    read: ({ database }) => [[database.waiting]],
  },
  {
    name: 'parley.database.replica_up',
    description: 'Whether the replica answers, 1 or 0.',
    read: ({ replica }) => (replica === null ? [] : [[replica.lagBytes === null ? 0 : 1]]),
  },
  {
    name: 'parley.database.replica_lag_bytes',
    description: 'What the replica has not applied of the log of the database.',
    unit: 'bytes',
    read: ({ replica }) => (replica === null ? [] : [[replica.lagBytes ?? Number.NaN]]),
  },
  {
    name: 'parley.database.replica_reads',
    description: 'Long reads, by where they went.',
    isCounter: true,
    read: ({ replica }) =>
      replica === null
        ? []
        : [
            [replica.reads.replica, { server: 'replica' }],
            [replica.reads.primary, { server: 'primary' }],
          ],
  },
  {
    name: 'parley.search_index.agents',
    description: 'Agents whose index is in memory.',
    read: ({ searchIndexes }) => [[searchIndexes.agents]],
  },
  {
    name: 'parley.search_index.size_bytes',
    description: 'Memory of the indexes.',
    unit: 'bytes',
    read: ({ searchIndexes }) => [[searchIndexes.sizeBytes]],
  },
  {
    name: 'parley.search_index.lookups',
    description: 'Uses of an index: as it was, or after reading rows.',
    isCounter: true,
    read: ({ searchIndexes }) => [
      [searchIndexes.hits, { result: 'hit' }],
      [searchIndexes.updates, { result: 'update' }],
    ],
  },
  {
    name: 'parley.search_index.evictions',
    description: 'Indexes dropped to free memory.',
    isCounter: true,
    read: ({ searchIndexes }) => [[searchIndexes.evictions]],
  },
  {
    name: 'parley.queue.waiting',
    description: 'Jobs that are due and wait.',
    read: ({ queue }) => queue.map(({ name, waiting }) => [waiting, { job: name }]),
  },
  {
    name: 'parley.queue.oldest_wait_seconds',
    description: 'How long the oldest due job has waited.',
    unit: 'seconds',
    read: ({ queue }) => queue.map(({ name, oldestSeconds }) => [oldestSeconds, { job: name }]),
  },
  {
    name: 'parley.queue.failed',
    description: 'Jobs of the last two days that failed after all attempts.',
    read: ({ queue }) => queue.map(({ name, failed }) => [failed, { job: name }]),
  },
  {
    name: 'parley.backup.age_seconds',
    description:
      'Time since the last good backup, and since the last test that passed. Infinite while there is none.',
    unit: 'seconds',
    read: ({ backups }) =>
      backups === null
        ? []
        : [
            [backups.lastGoodSeconds ?? Number.POSITIVE_INFINITY, { kind: 'backup' }],
            [backups.lastProvenSeconds ?? Number.POSITIVE_INFINITY, { kind: 'test' }],
          ],
  },
  {
    name: 'parley.data_folder.free_bytes',
    description: 'Room that is left on the disk of the data folder.',
    unit: 'bytes',
    read: ({ disk }) => (disk === null ? [] : [[disk.freeBytes]]),
  },
  {
    name: 'parley.data_folder.size_bytes',
    description: 'Size of the disk of the data folder.',
    unit: 'bytes',
    read: ({ disk }) => (disk === null ? [] : [[disk.sizeBytes]]),
  },
  {
    name: 'nodejs.eventloop.delay.p99_seconds',
    description: 'How late this process gets to what is due, 99th percentile since the last measurement.',
    unit: 'seconds',
    read: ({ process }) => [[process.delaySeconds]],
  },
  {
    name: 'process.memory.usage_bytes',
    description: 'Resident memory of this process.',
    unit: 'bytes',
    read: ({ process }) => [[process.memoryBytes]],
  },
  {
    name: 'process.start_time_seconds',
    description: 'When this process started, in seconds since 1970.',
    unit: 'seconds',
    read: ({ process }) => [[process.startedSeconds]],
  },
];
