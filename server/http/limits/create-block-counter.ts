import { countHits } from './count-hits.ts';
import { createExpiringMap } from './create-expiring-map.ts';
import type { Counted, LimitServices } from './limit-services.ts';

export interface LimitOfBlocks {
  count: number;
  windowSeconds: number;
  block: number;
}

export interface BlockCounter {
  /** Counts one call. `refuse` is asked, before a query, to throw where the key is known to be full. */
  hit(key: string, limit: LimitOfBlocks, refuse: (endsAt?: Date) => void): Promise<Counted>;
  forget(key: string): void;
}

/** Reserves calls for this process in blocks, so that most calls under a wide limit cost no query. */
export function createBlockCounter(services: LimitServices): BlockCounter {
  const blocks = createExpiringMap<Counted & { left: number }>(() => services.clock.now().getTime());
  const underWay = new Map<string, Promise<void>>();

  async function setAside(
    key: string,
    { count: limit, windowSeconds, block }: LimitOfBlocks,
    refuse: (endsAt?: Date) => void,
  ): Promise<void> {
    const [row] = await countHits(services, [{ key, windowSeconds, step: block }]);
    if (row === undefined) throw new Error('A count gives a row for each key.');
    const granted = Math.min(block, limit - (row.count - block));
    if (granted <= 0) return refuse(row.endsAt);
    const endsAtMs = row.endsAt.getTime();
    const counted = { count: row.count, remaining: Math.max(0, limit - row.count), endsAtMs };
    blocks.set(key, { ...counted, left: granted }, endsAtMs);
  }

  return {
    async hit(key, limit, refuse) {
      for (;;) {
        const block = blocks.find(key)?.value;
        if (block !== undefined && block.left > 0) {
          block.left--;
          const { count, remaining, endsAtMs, left } = block;
          return { count: count - left, remaining: remaining + left, endsAtMs };
        }
        refuse();
        let setting = underWay.get(key);
        if (setting === undefined) {
          setting = setAside(key, limit, refuse).finally(() => underWay.delete(key));
          underWay.set(key, setting);
        }
        await setting;
      }
    },
    forget: (key) => blocks.delete(key),
  };
}
