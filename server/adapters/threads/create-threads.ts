import type { Tinypool } from 'tinypool';
import type { Threads, ThreadTask } from '#server/ports/threads.ts';
import type { ThreadDatabase, ThreadJob } from './run-in-thread.ts';

const threadsAtMost = 2;
const idleMs = 20_000;

/** Threads start with the first job, and end when nothing was asked of them for a while, to give their memory back. */
export function createThreads(database: ThreadDatabase): Threads {
  let opened: Promise<Tinypool> | null = null;
  async function open(): Promise<Tinypool> {
    const { Tinypool } = await import('tinypool');
    return new Tinypool({
      filename: new URL('./run-in-thread.ts', import.meta.url).href,
      runtime: 'worker_threads',
      minThreads: 0,
      maxThreads: threadsAtMost,
      idleTimeout: idleMs,
      // A job that needs more ends with an error, and nothing else does.
      resourceLimits: { maxOldGenerationSizeMb: 1_024 },
    });
  }
  return {
    async run<Result>({ module, name }: ThreadTask<never>, job: unknown): Promise<Result> {
      opened ??= open();
      const sent: ThreadJob = { database, module, name, job };
      return (await opened).run(sent);
    },
    async close() {
      await (await opened)?.destroy();
    },
  };
}
