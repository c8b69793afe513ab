import type { DatabaseSession } from '../../database/connections/database-session.ts';
import { lockKey } from './lock-key.ts';

export interface JobLocks {
  /** Takes the lock of a job; throws when another process holds it. `lost` is the signal of the current connection. */
  take(id: string, lost: AbortSignal): Promise<void>;
  /** Notes that a job ended; `releaseEnded` gives up its lock later. */
  end(id: string, lost: AbortSignal): void;
  /** Gives up the lock of a job that goes back to the queue. */
  release(id: string): Promise<void>;
  /**
   * Gives up the locks of jobs that ended before the last call. Right away would be too soon: the queue notes how a job
   * ended only after the worker is done with it, and until then it would look lost.
   */
  releaseEnded(): Promise<void>;
  /** Ids of the jobs whose lock this process has. */
  ids(): string[];
}

/** The advisory locks of the jobs that this process runs. The server frees them when the process dies. */
export function createJobLocks(session: DatabaseSession): JobLocks {
  const locks = new Map<string, { phase: 'running' | 'ended' | 'ended-before'; lost: AbortSignal }>();

  async function release(id: string): Promise<void> {
    locks.delete(id);
    await session.query({
      name: 'unlock-job',
      text: `SELECT pg_advisory_unlock(${lockKey('$1')})`,
      values: [id],
    });
  }

  return {
    async take(id, lost) {
      const isLocked = locks.get(id)?.lost === lost;
      locks.set(id, { phase: 'running', lost });
      if (isLocked) return;
      const [row] = await session.query<{ taken: boolean }>({
        name: 'lock-job',
        text: `SELECT pg_try_advisory_lock(${lockKey('$1')}) AS taken`,
        values: [id],
      });
      if (row?.taken !== true) throw new Error('Another process still runs this job.');
    },
    end(id, lost) {
      if (locks.has(id)) locks.set(id, { phase: 'ended', lost });
    },
    release,
    async releaseEnded() {
      for (const [id, { phase, lost }] of locks) {
        if (phase === 'ended') locks.set(id, { phase: 'ended-before', lost });
        if (phase !== 'ended-before') continue;
        // The locks of a lost connection are free already.
        if (lost.aborted) locks.delete(id);
        else await release(id);
      }
    },
    ids: () => [...locks.keys()],
  };
}
