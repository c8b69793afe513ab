import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeError } from '#web/lib/call-error.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** Does one part of the work, and says where the next one begins. */
export type BulkStep = (cursor: string | undefined) => Promise<{ done: number; cursor: string | null }>;

/**
 * Changes many conversations part by part, so that it can be watched and stopped. What was done before it is stopped, or
 * fails, stays done.
 */
export function useBulk() {
  const queryClient = useQueryClient();
  /** How many are done, while something runs. */
  const [done, setDone] = useState<number | null>(null);
  const isStopped = useRef(false);

  const work = async (step: BulkStep): Promise<number> => {
    let changed = 0;
    let cursor: string | undefined;
    do {
      const part = await step(cursor);
      changed += part.done;
      setDone(changed);
      cursor = part.cursor ?? undefined;
    } while (cursor !== undefined && !isStopped.current);
    return changed;
  };

  return {
    done,
    /** @returns whether all went well; how it went is said in a short notice */
    run: async (step: BulkStep, say: (changed: number) => string): Promise<boolean> => {
      isStopped.current = false;
      setDone(0);
      try {
        showToast.done(say(await work(step)));
        return true;
      } catch (error) {
        showToast.failed(describeError(error));
        return false;
      } finally {
        setDone(null);
        for (const key of ['conversations', 'agents', 'leads'])
          void queryClient.invalidateQueries({ queryKey: [key] });
      }
    },
    stop: () => {
      isStopped.current = true;
    },
  };
}
