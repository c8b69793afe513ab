/** How much time each tenant has had lately: what is longer ago counts less. */
export interface Usage {
  note(tenant: string, tookMs: number, nowMs: number): void;
  of(tenant: string, nowMs: number): number;
}

/** What was used so long ago counts half. */
const halfLifeMs = 30_000;
/** Less than this is nothing. */
const leastMs = 1;
const remembered = 1_000;

export function createUsage(): Usage {
  const used = new Map<string, { ms: number; atMs: number }>();

  function of(tenant: string, nowMs: number): number {
    const known = used.get(tenant);
    if (known === undefined) return 0;
    const ms = known.ms * 0.5 ** ((nowMs - known.atMs) / halfLifeMs);
    return ms < leastMs ? 0 : ms;
  }

  return {
    of,
    note(tenant, tookMs, nowMs) {
      used.set(tenant, { ms: of(tenant, nowMs) + tookMs, atMs: nowMs });
      if (used.size <= remembered) return;
      for (const each of used.keys()) if (of(each, nowMs) === 0) used.delete(each);
    },
  };
}
