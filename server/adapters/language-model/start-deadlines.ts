import { LanguageModelError } from '#server/ports/language-model.ts';

export interface DeadlineLimits {
  /** From the request to the first words. */
  firstTokenMs: number;
  /** Waiting for the next piece of text. */
  idleMs: number;
  totalMs: number;
}

export const defaultDeadlines: DeadlineLimits = { firstTokenMs: 12_000, idleMs: 15_000, totalMs: 120_000 };

export interface Deadlines {
  /** Aborts when the caller aborts or a time is up; goes to the provider's request. */
  signal: AbortSignal;
  /** Call before each wait for the provider: from now on the next text has `idleMs`, once there was a first. */
  awaitText(): void;
  /** Text has come. While the caller is busy with it, nobody waits for the provider. */
  noteText(): void;
  /** Aborts the request because its answer is no longer read. */
  cancel(): void;
  /** Our words for an error that the stream threw: stopped by the caller, by a deadline, or by `otherwise`. */
  explain(provider: string, otherwise: () => LanguageModelError): LanguageModelError;
  /** Call once the stream is over, however it ended. */
  stop(): void;
}

/** Watches one answer: one abort signal out of the caller's own and three times. */
export function startDeadlines(caller: AbortSignal, limits: DeadlineLimits): Deadlines {
  const controller = new AbortController();
  let isTimedOut = false;
  const expire = () => {
    isTimedOut = true;
    controller.abort();
  };
  const forward = () => controller.abort();
  if (caller.aborted) controller.abort();
  else caller.addEventListener('abort', forward, { once: true });
  const total = setTimeout(expire, limits.totalMs);
  const first = setTimeout(expire, limits.firstTokenMs);
  let idle: NodeJS.Timeout | undefined;
  let isWaiting = true;
  const expireIdle = () => {
    if (isWaiting) expire();
    else idle?.refresh();
  };

  return {
    signal: controller.signal,
    awaitText() {
      // Other traffic, such as pings, gives no more time.
      if (isWaiting) return;
      isWaiting = true;
      idle?.refresh();
    },
    noteText() {
      isWaiting = false;
      clearTimeout(first);
      idle ??= setTimeout(expireIdle, limits.idleMs);
    },
    cancel: () => controller.abort(),
    explain(provider, otherwise) {
      if (caller.aborted) return new LanguageModelError('aborted', provider);
      return isTimedOut ? new LanguageModelError('timeout', provider) : otherwise();
    },
    stop() {
      clearTimeout(total);
      clearTimeout(first);
      clearTimeout(idle);
      caller.removeEventListener('abort', forward);
    },
  };
}
