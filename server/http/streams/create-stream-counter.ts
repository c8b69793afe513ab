import { failure } from '#server/failure.ts';

/** Counts the streams that each holder has open in this process. */
export interface StreamCounter {
  /** Takes a place for each holder, and answers how to give them back; `rate-limited` where one has no more. */
  open(...holders: readonly [holder: string, maximum: number][]): () => void;
}

export function createStreamCounter(): StreamCounter {
  const held = new Map<string, number>();
  const change = (holder: string, by: 1 | -1): number => {
    const left = (held.get(holder) ?? 0) + by;
    if (left > 0) held.set(holder, left);
    else held.delete(holder);
    return left;
  };
  return {
    open(...holders) {
      const isFull = holders.map(([holder, maximum]) => change(holder, 1) > maximum).includes(true);
      const giveBack = () => {
        for (const [holder] of holders) change(holder, -1);
      };
      if (!isFull) return giveBack;
      giveBack();
      throw failure('rate-limited', {
        message: 'Too many live connections are open. Close some.',
        retryAfterSeconds: 30,
      });
    },
  };
}
