import { setTimeout as sleepFor } from 'node:timers/promises';

export interface HostPaceOptions {
  /** Requests to one host at the same time. */
  connectionsPerHost?: number;
  /**
   * Milliseconds between the starts of two requests to one host. `adaptive`, the default: 250, or as long as the host
   * lately took to answer, so that a slow host is asked less often.
   */
  gapMs?: number | 'adaptive';
  now?: () => number;
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface HostPace {
  /** Waits for a turn at this host. Call `leave` when the answer is there. */
  enter(host: string, crawlDelaySeconds: number | null, signal: AbortSignal): Promise<{ leave(): void }>;
  /**
   * Tells how a page of the host answered. `busySeconds`: it asked to be left alone so long; null: it did not.
   * Everybody who reads from the host waits on it only when the host itself asks, by its root or by one page after the
   * other, and {@link LONGEST_SHARED_PAUSE_SECONDS} at most: no single page may stop what others read.
   */
  noteAnswer(host: string, path: string, busySeconds: number | null): void;
  /** The pause of one page alone, before it is asked again. */
  rest(seconds: number, signal: AbortSignal): Promise<void>;
}

interface HostState {
  active: number;
  nextStart: number;
  pausedUntil: number;
  latencyMs: number;
  /** Pages that asked to be left alone, one after the other with no other answer between. */
  busyPaths: Set<string>;
  /** Resolves when a place may have become free. */
  waiters: (() => void)[];
}

const FIRST_GAP_MS = 250;
const LONGEST_GAP_MS = 5_000;
const LONGEST_CRAWL_DELAY_SECONDS = 10;
const LONGEST_SHARED_PAUSE_SECONDS = 30;
/** So many pages in a row that ask for a pause speak for their host. */
const BUSY_PAGES = 3;
const ROOTS = new Set(['/', '/robots.txt']);
const REMEMBERED_HOSTS = 1_000;

/** Keeps requests to each host few and apart. */
export function createHostPace(options: HostPaceOptions = {}): HostPace {
  const { connectionsPerHost = 2, gapMs = 'adaptive', now = () => performance.now() } = options;
  const sleep = options.sleep ?? sleepUnlessAborted;
  const hosts = new Map<string, HostState>();

  function stateOf(host: string): HostState {
    const known = hosts.get(host);
    if (known !== undefined) return known;
    if (hosts.size >= REMEMBERED_HOSTS) forgetIdle();
    const state = {
      active: 0,
      nextStart: 0,
      pausedUntil: 0,
      latencyMs: 0,
      busyPaths: new Set<string>(),
      waiters: [],
    };
    hosts.set(host, state);
    return state;
  }

  function forgetIdle(): void {
    for (const [host, state] of hosts) {
      const isIdle = state.active === 0 && state.waiters.length === 0;
      if (isIdle && state.nextStart < now() && state.pausedUntil < now()) hosts.delete(host);
    }
  }

  function gapFor(state: HostState, crawlDelaySeconds: number | null): number {
    const own =
      gapMs === 'adaptive' ? Math.min(Math.max(FIRST_GAP_MS, state.latencyMs), LONGEST_GAP_MS) : gapMs;
    return Math.max(own, Math.min(crawlDelaySeconds ?? 0, LONGEST_CRAWL_DELAY_SECONDS) * 1_000);
  }

  async function enter(host: string, crawlDelaySeconds: number | null, signal: AbortSignal) {
    const state = stateOf(host);
    const places = crawlDelaySeconds === null || crawlDelaySeconds === 0 ? connectionsPerHost : 1;
    for (;;) {
      signal.throwIfAborted();
      const wait = Math.max(state.nextStart, state.pausedUntil) - now();
      if (state.active >= places) await waitForPlace(state, signal);
      else if (wait > 0) await sleep(wait, signal);
      else break;
    }
    const started = now();
    state.active += 1;
    state.nextStart = started + gapFor(state, crawlDelaySeconds);
    return {
      leave() {
        state.active -= 1;
        const latency = now() - started;
        state.latencyMs = state.latencyMs === 0 ? latency : state.latencyMs * 0.7 + latency * 0.3;
        for (const wake of state.waiters.splice(0)) wake();
      },
    };
  }

  function noteAnswer(host: string, path: string, busySeconds: number | null): void {
    const state = stateOf(host);
    if (busySeconds === null) {
      state.busyPaths.clear();
      return;
    }
    if (state.busyPaths.size < BUSY_PAGES) state.busyPaths.add(path);
    if (!ROOTS.has(path) && state.busyPaths.size < BUSY_PAGES) return;
    const seconds = Math.min(busySeconds, LONGEST_SHARED_PAUSE_SECONDS);
    state.pausedUntil = Math.max(state.pausedUntil, now() + seconds * 1_000);
  }

  async function rest(seconds: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    await sleep(seconds * 1_000, signal);
  }

  return { enter, noteAnswer, rest };
}

async function sleepUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleepFor(milliseconds, undefined, { signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
}

function waitForPlace(state: HostState, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  state.waiters.push(() => {
    signal.removeEventListener('abort', onAbort);
    resolve();
  });
  return promise;
}
