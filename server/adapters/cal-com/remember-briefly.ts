/** Answers that many ask for at once: each is fetched once, and again when it is older than its time. */
export interface BriefMemory<Value> {
  get(name: string, fetch: () => Promise<Value>): Promise<Value>;
  /** Drops what begins so. */
  forget(start: string): void;
}

const mostRemembered = 2_000;

/** Keeps answers for some milliseconds, those on their way too; a failure is not kept. */
export function rememberBriefly<Value>(
  keptMs: number,
  now: () => number = () => performance.now(),
): BriefMemory<Value> {
  const kept = new Map<string, { value: Promise<Value>; until: number }>();
  return {
    get(name, fetch) {
      const known = kept.get(name);
      if (known !== undefined && known.until > now()) return known.value;
      if (kept.size >= mostRemembered) kept.clear();
      const value = fetch();
      kept.set(name, { value, until: now() + keptMs });
      value.catch(() => {
        if (kept.get(name)?.value === value) kept.delete(name);
      });
      return value;
    },
    forget(start) {
      for (const name of kept.keys()) if (name.startsWith(start)) kept.delete(name);
    },
  };
}
