import { failure } from '#server/failure.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** A hash takes one core for about 95 ms and 32 MB: two at once leave the chats their share of a small machine. */
const atOnce = 2;
/** About three seconds of waiting; beyond that, callers are refused at once. */
const maximumWaiting = 60;

/** Bounds how many hashes are computed at the same time; `rate-limited` beyond it. */
export function createPasswordHasher(library: PasswordHasher): PasswordHasher {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) {
      running++;
    } else {
      if (waiting.length >= maximumWaiting) {
        throw failure('rate-limited', {
          message: 'Too many people are signing in right now. Please try again in a few seconds.',
          retryAfterSeconds: 3,
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  }

  return {
    hash: (password) => takeTurn(() => library.hash(password)),
    verify: (given) => takeTurn(() => library.verify(given)),
  };
}
