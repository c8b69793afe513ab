import { CallError } from './call-error.ts';
import { createKey } from './create-key.ts';

/** Keeps what a form sends from being sent twice. */
export interface SubmitGuard {
  /**
   * Does the work, unless the same input is under way: a button is disabled only by the next render, so a double click
   * arrives twice. The promise of the second stays open, since someone who pressed twice wants one answer.
   */
  submit<Output>(input: unknown, work: () => Promise<Output>): Promise<Output>;
  /** The Idempotency-Key to send along with this input. */
  keyOf(input: unknown): string;
}

export function createSubmitGuard(): SubmitGuard {
  const running = new Set<string>();
  const keys = new Map<string, string>();
  const keyOf = (content: string): string => {
    const key = keys.get(content) ?? createKey();
    keys.set(content, key);
    return key;
  };

  return {
    async submit(input, work) {
      const content = contentOf(input);
      if (running.has(content)) return new Promise(() => undefined);
      running.add(content);
      try {
        const output = await work();
        keys.delete(content);
        return output;
      } catch (error) {
        // Without an answer it may well be done: trying again under the same key does not do it twice.
        const isUnanswered = error instanceof CallError && (error.status === 0 || error.status >= 500);
        if (!isUnanswered) keys.delete(content);
        throw error;
      } finally {
        running.delete(content);
      }
    },
    keyOf: (input) => keyOf(contentOf(input)),
  };
}

const contentOf = (input: unknown): string => JSON.stringify(input) ?? '';
