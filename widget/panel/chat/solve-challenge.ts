import type { Search } from '../../solver/search-number.ts';
import { ChatFailure } from './chat-failure.ts';

/**
 * Solves the challenge of a refused call, and gives the header that the call is repeated with. The worker that does it is
 * fetched only now. Rejects with the signal's reason when it is aborted, and with a `ChatFailure` where no worker can run.
 */
export function solveChallenge(
  { maxnumber, ...challenge }: Record<string, string>,
  signal?: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../solver/solver-worker.ts', import.meta.url));
    const settle = (work: () => void) => {
      worker.terminate();
      work();
    };
    worker.onmessage = ({ data: number }: MessageEvent<number | null>) =>
      settle(() => resolve(btoa(JSON.stringify({ ...challenge, number }))));
    worker.onerror = () => settle(() => reject(new ChatFailure('challenge-required')));
    signal?.addEventListener('abort', () => settle(() => reject(signal.reason)));
    const { salt = '', challenge: hash = '' } = challenge;
    worker.postMessage({ salt, challenge: hash, from: 0, to: Number(maxnumber) + 1 } satisfies Search);
  });
}
