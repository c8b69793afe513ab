import type { Tinypool } from 'tinypool';
import type { ThreadCaller, Threads, ThreadTask } from '#server/ports/threads.ts';
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
  /** The last job of each who has any. */
  const lines = new Map<string, Promise<unknown>>();
  return {
    run<Result>(
      { module, name }: ThreadTask<never>,
      job: unknown,
      { tenant, signal }: ThreadCaller,
    ): Promise<Result> {
      const sent: ThreadJob = { database, module, name, job };
      const running = (lines.get(tenant) ?? Promise.resolve()).then(async (): Promise<Result> => {
        signal?.throwIfAborted();
        opened ??= open();
        return (await opened).run(sent);
      });
      const ended = running.catch(() => undefined);
      lines.set(tenant, ended);
      void ended.then(() => lines.get(tenant) === ended && lines.delete(tenant));
      return running;
    },
    async close() {
      await (await opened)?.destroy();
    },
  };
}
