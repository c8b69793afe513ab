import { useReducer, useRef } from 'react';
import { checkFile } from '#web/console/sources/check-file.ts';
import { useAddFile } from '#web/features/sources/sources.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { changeUploads, type Upload } from './uploads.ts';

/**
 * Files on their way to an agent, one after the other. One that is refused names its reason and stops no other; each can
 * be cancelled, and sent again.
 */
export function useUploads(agentId: string) {
  const add = useAddFile(agentId);
  const [uploads, dispatch] = useReducer(changeUploads, []);
  const lastId = useRef(0);
  const waiting = useRef<Pick<Upload, 'id' | 'file'>[]>([]);
  const running = useRef<{ id: number; abort: AbortController } | null>(null);

  const change = (id: number, changes: Partial<Omit<Upload, 'id' | 'file'>>) =>
    dispatch({ kind: 'changed', id, changes });

  const sendNext = async (): Promise<void> => {
    if (running.current !== null) return;
    for (let next = waiting.current.shift(); next !== undefined; next = waiting.current.shift()) {
      const { id, file } = next;
      const abort = new AbortController();
      running.current = { id, abort };
      change(id, { state: 'sending', share: 0, reason: null });
      try {
        const onProgress = (share: number) => change(id, { share });
        await add.mutateAsync({ file, signal: abort.signal, onProgress });
        change(id, { state: 'done' });
      } catch (error) {
        change(id, { state: 'refused', reason: describeError(error) });
      }
    }
    running.current = null;
  };

  return {
    uploads,
    take: (files: readonly File[]) => {
      const taken = files.map((file): Upload => {
        const reason = checkFile(file);
        lastId.current += 1;
        return { id: lastId.current, file, state: reason ? 'refused' : 'waiting', share: 0, reason };
      });
      dispatch({ kind: 'taken', uploads: taken });
      waiting.current.push(...taken.filter(({ state }) => state === 'waiting'));
      void sendNext();
    },
    cancel: (id: number) => {
      waiting.current = waiting.current.filter((each) => each.id !== id);
      change(id, { state: 'cancelled' });
      if (running.current?.id === id) running.current.abort.abort();
    },
    retry: ({ id, file }: Upload) => {
      change(id, { state: 'waiting', reason: null });
      waiting.current.push({ id, file });
      void sendNext();
    },
    clear: () => dispatch({ kind: 'cleared' }),
  };
}
