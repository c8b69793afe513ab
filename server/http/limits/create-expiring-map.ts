const maximumKeys = 100_000;

interface Entry<Value> {
  value: Value;
  endsAtMs: number;
}

export interface ExpiringMap<Value> {
  /** The entry, while its time is not over. */
  find(key: string): Entry<Value> | undefined;
  set(key: string, value: Value, endsAtMs: number): void;
  delete(key: string): void;
}

/** Values by key, each until its time. Past 100,000 keys the oldest go, so that a flood of keys does not fill the memory. */
export function createExpiringMap<Value>(nowMs: () => number): ExpiringMap<Value> {
  const entries = new Map<string, Entry<Value>>();

  function makeRoom(): void {
    if (entries.size < maximumKeys) return;
    for (const [key, { endsAtMs }] of entries) if (endsAtMs <= nowMs()) entries.delete(key);
    // A tenth at once, oldest first, so that not every call searches the whole table.
    for (const key of entries.keys()) {
      if (entries.size < maximumKeys * 0.9) break;
      entries.delete(key);
    }
  }

  return {
    find(key) {
      const entry = entries.get(key);
      return entry !== undefined && entry.endsAtMs > nowMs() ? entry : undefined;
    },
    set(key, value, endsAtMs) {
      makeRoom();
      entries.delete(key);
      entries.set(key, { value, endsAtMs });
    },
    delete: (key) => void entries.delete(key),
  };
}
