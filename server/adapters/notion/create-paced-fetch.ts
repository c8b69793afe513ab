import { setTimeout as sleep } from 'node:timers/promises';
import { readRetryAfter } from '#server/adapters/read-retry-after.ts';

export interface PaceOptions {
  /** Milliseconds between the starts of two requests of one token. */
  gapMs?: number;
  /** Milliseconds by any clock that only goes forward. */
  now?: () => number;
  pause?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  fetch?: typeof fetch;
}

interface Turn {
  nextStart: number;
  pausedUntil: number;
}

interface Caller {
  token: string;
  /** A longer pause than this is not waited for: the answer that asks for it is given on. */
  longestPauseMs: number;
  /** Requests that take nothing twice may be sent again. */
  mayRepeat: boolean;
  signal?: AbortSignal | undefined;
}

/** Notion allows about three requests a second on average. */
const GAP_MS = 400;
const ANSWER_MS = 60_000;
const MAX_PAUSES = 8;
const MAX_REPEATS = 2;
const REMEMBERED_TOKENS = 1_000;

/**
 * Sends requests so that those of one token are apart, and all of them wait when Notion asks one to (429 and 529 with
 * `Retry-After`, in seconds). Requests that only read are repeated when the server fails.
 */
export function createPacedFetch(options: PaceOptions = {}): (caller: Caller) => typeof fetch {
  const { gapMs = GAP_MS, now = () => performance.now(), pause = pauseUnlessAborted } = options;
  const send = options.fetch ?? fetch;
  const turns = new Map<string, Turn>();

  async function waitForTurn(turn: Turn, signal: AbortSignal | undefined): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      const waitMs = Math.max(turn.nextStart, turn.pausedUntil) - now();
      if (waitMs <= 0) break;
      await pause(waitMs, signal);
    }
    turn.nextStart = now() + gapMs;
  }

  /** How long to wait before the request is sent again; null when its answer is the last. */
  function pauseAfter(response: Response, caller: Caller, tries: { pauses: number; repeats: number }) {
    const isBusy = response.status === 429 || response.status === 529;
    if (isBusy && tries.pauses < MAX_PAUSES) {
      tries.pauses += 1;
      const seconds = readRetryAfter(response.headers.get('retry-after'), Date.now()) ?? 2 ** tries.pauses;
      return seconds * 1_000 <= caller.longestPauseMs ? Math.max(seconds * 1_000, gapMs) : null;
    }
    if (!isBusy && response.status >= 500 && caller.mayRepeat && tries.repeats < MAX_REPEATS) {
      tries.repeats += 1;
      const waitMs = tries.repeats * 1_000;
      return waitMs <= caller.longestPauseMs ? waitMs : null;
    }
    return null;
  }

  return (caller) => async (input, init) => {
    const turn = turns.get(caller.token) ?? { nextStart: 0, pausedUntil: 0 };
    if (turns.size > REMEMBERED_TOKENS) turns.clear();
    turns.set(caller.token, turn);
    const tries = { pauses: 0, repeats: 0 };
    for (;;) {
      await waitForTurn(turn, caller.signal);
      const limits = [AbortSignal.timeout(ANSWER_MS), ...(caller.signal ? [caller.signal] : [])];
      const response = await send(input, { ...init, signal: AbortSignal.any(limits) });
      const waitMs = pauseAfter(response, caller, tries);
      if (waitMs === null) return response;
      await response.body?.cancel();
      turn.pausedUntil = Math.max(turn.pausedUntil, now() + waitMs);
    }
  };
}

async function pauseUnlessAborted(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(milliseconds, undefined, signal === undefined ? {} : { signal }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
}
